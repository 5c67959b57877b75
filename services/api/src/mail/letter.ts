export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** The sender's name and the base URL of links. */
export interface MailFrame {
  product: string;
  linksTo: string;
}

/** A paragraph of text, or a link with its label. */
export type Paragraph = string | { label: string; href: string };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Names are user input. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** A mail as text and as HTML. */
export const letter = (subject: string, paragraphs: readonly Paragraph[]): MailContent => ({
  subject,
  text:
    paragraphs
      .map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`))
      .join('\n\n') + '\n',
  html: [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
    ...paragraphs.map((part) =>
      typeof part === 'string'
        ? `<p>${escaped(part)}</p>`
        : `<p><a href="${escaped(part.href)}"><strong>${escaped(part.label)}</strong></a></p>`,
    ),
    '</body></html>',
  ].join('\n'),
});
