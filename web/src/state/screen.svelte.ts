/** The frames: wide from 1280, a phone upright up to 720, a phone on its side by its height, a tablet between them. */

const WIDE = matchMedia('(min-width: 1280px)');
const SHORT = matchMedia('(max-height: 500px) and (min-width: 560px)');
const LARGE = matchMedia('(min-width: 1700px) and (min-height: 950px)');
const HIGH = matchMedia('(max-width: 1279px) and (min-height: 1000px)');
const NARROW = matchMedia('(max-width: 720px)');

class Screen {
  private wide = $state(WIDE.matches);
  private narrow = $state(NARROW.matches);
  /** Room for larger cards. */
  isLarge = $state(LARGE.matches);
  /** A phone on its side. */
  isShort = $state(SHORT.matches);

  private high = $state(HIGH.matches);

  constructor() {
    HIGH.addEventListener?.('change', (event) => (this.high = event.matches));
    WIDE.addEventListener?.('change', (event) => (this.wide = event.matches));
    NARROW.addEventListener?.('change', (event) => (this.narrow = event.matches));
    LARGE.addEventListener?.('change', (event) => (this.isLarge = event.matches));
    SHORT.addEventListener?.('change', (event) => (this.isShort = event.matches));
  }

  get isWide(): boolean {
    return this.wide && !this.isShort;
  }

  /** A phone held upright. */
  get isPhone(): boolean {
    return this.narrow && !this.isShort;
  }

  /** A tablet held upright. */
  get isUpright(): boolean {
    return this.high && !this.narrow;
  }

  /** No room for panels beside the board: they open over it. */
  get isSmall(): boolean {
    return this.narrow || this.isShort;
  }

  /** One of four sizes, for whoever measures cards by hand. */
  pick<Size>(sizes: { wide: Size; tablet: Size; phone: Size; short: Size }): Size {
    if (this.isShort) return sizes.short;
    return this.isPhone ? sizes.phone : this.isWide ? sizes.wide : sizes.tablet;
  }
}

export const screen = new Screen();
