/** The position that the address asks for (`?at=12`), or null. */
export function positionInAddress(): number | null {
  const at = new URLSearchParams(location.search).get('at');
  return at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null;
}

/** Writes the position that is looked at into the address, so that it can be passed on; null takes it out. */
export function putInAddress(position: number | null): void {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  if (position === null) params.delete('at');
  else params.set('at', String(position));
  const query = params.size === 0 ? '' : `?${params.toString()}`;
  // A browser that thinks the address changes too often refuses: then it stays as it is.
  try {
    history.replaceState(history.state, '', `${pathname}${query}${hash}`);
  } catch (error) {
    console.warn(error);
  }
}
