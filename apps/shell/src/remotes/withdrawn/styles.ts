/**
 * Enables or disables the style sheets of a build. They stay in the page, because a version that becomes live again considers them
 * loaded.
 */
export function setStyles(folder: string, on: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')) {
    if (link.href.startsWith(folder)) link.toggleAttribute('disabled', !on);
  }
}
