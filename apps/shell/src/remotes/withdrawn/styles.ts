/**
 * Switches the style sheets of a build on or off. They stay in the page: a version that becomes live again finds the sheets that its
 * code believes to be loaded.
 */
export function setStyles(folder: string, on: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')) {
    if (link.href.startsWith(folder)) link.toggleAttribute('disabled', !on);
  }
}
