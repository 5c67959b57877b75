/** Replaces `matchMedia` with one that the test controls. */
export const pretendMedia = (matches: (query: string) => boolean) => {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  let answer = matches;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list =
      lists.get(media) ??
      Object.defineProperty(Object.assign(new EventTarget(), { media, matches: false }), 'matches', {
        get: () => answer(media),
      });
    lists.set(media, list);
    return list as unknown as MediaQueryList; // only the members that components use
  });
  return {
    change(next: (query: string) => boolean): void {
      answer = next;
      lists.forEach((list) => list.dispatchEvent(new Event('change')));
    },
  };
};
