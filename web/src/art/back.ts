/** The back of every card: hemp leaves and the house's mark. */

let serial = 0;

export function back(): string {
  const id = `back${serial++}`;
  return (
    `<svg class="art" viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs>` +
    `<pattern id="${id}" width="40" height="69.3" patternUnits="userSpaceOnUse"><path d="M20 0V69.3M0 11.5L40 34.6M40 11.5L0 34.6M0 57.7L40 34.6M40 57.7L0 34.6M0 11.5L20 0L40 11.5M0 57.7L20 69.3L40 57.7M0 11.5V57.7M40 11.5V57.7" fill="none" stroke="#d9b45b" opacity=".45"/></pattern></defs>` +
    `<path d="M0 0H200V280H0Z" fill="#1d2450"/><path d="M0 0H200V280H0Z" fill="url(#${id})"/>` +
    `<rect x="10" y="10" width="180" height="260" rx="10" fill="none" stroke="#d9b45b" stroke-width="3"/>` +
    `<path d="M100 76L146 140L100 204L54 140Z" fill="#b8321f" stroke="#f3d68a" stroke-width="4"/>` +
    `<text class="kanji" x="100" y="160" text-anchor="middle" font-weight="700" font-size="54" fill="#fff3d6">切</text></svg>`
  );
}
