/** Which page is shown: the path of the address, changed without loading anything. */

export const route = $state({ path: location.pathname, search: location.search, hash: location.hash });

function follow(): void {
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
}
addEventListener('popstate', follow);

export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  follow();
  if (!options.replace) scrollTo(0, 0);
}

/** The page of a clause. Its dots become underlines: the server takes a path with a dot for a file. */
export function clausePath(game: string, clause: string): string {
  return `/rules/${game}/${clause.replaceAll('.', '_')}`;
}

/** Lets ordinary links within the table change the page in place; modified clicks keep their meaning. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
