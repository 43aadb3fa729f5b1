/** The three frames: wide from 1280, phone up to 720 in portrait, a tablet's between them and for phones on their side. */

const WIDE = matchMedia('(min-width: 1280px)');
const PHONE = matchMedia('(max-width: 720px)');

export const screen = $state({ isWide: WIDE.matches, isPhone: PHONE.matches });
WIDE.addEventListener?.('change', (event) => (screen.isWide = event.matches));
PHONE.addEventListener?.('change', (event) => (screen.isPhone = event.matches));
