// @ts-check
/** The page with all screenshots: thumbnails by screen, filtered by width and theme. */

/** @typedef {import('./camera.mjs').Picture} Picture */

/** @param {string} text */
const escape = (text) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Picture} picture */
const figure = ({ name, width, theme, file }) => `
      <a class="picture" href="${escape(file)}" data-width="${width}" data-theme="${theme}">
        <img src="${escape(file)}" alt="${escape(`${name}, ${width} px, ${theme}`)}" loading="lazy" />
        <span>${width} · ${theme}</span>
      </a>`;

/** @param {string} name @param {Picture[]} pictures */
const section = (name, pictures) => `
    <section id="${escape(name)}">
      <h2><a href="#${escape(name)}">${escape(name)}</a></h2>
      <div class="row">${pictures.map(figure).join('')}
      </div>
    </section>`;

/** @param {string} group @param {(string | number)[]} values */
const filters = (group, values) =>
  ['all', ...values]
    .map(
      (value, at) =>
        `<label><input type="radio" name="${group}" value="${value}"${at === 0 ? ' checked' : ''} /> ${value}</label>`,
    )
    .join(' ');

const STYLE = `
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 0; padding: 0 24px 48px; }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center;
      padding: 12px 0; background: Canvas; border-bottom: 1px solid color-mix(in srgb, CanvasText 16%, Canvas); }
    h1 { margin: 0; font-size: 16px; }
    h2 { margin: 24px 0 8px; font-size: 14px; scroll-margin-top: 64px; }
    h2 a { color: inherit; text-decoration: none; }
    fieldset { display: inline-flex; gap: 12px; margin: 0; padding: 0; border: 0; }
    .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    .picture { display: grid; gap: 4px; color: inherit; text-decoration: none; }
    .picture img { height: 300px; max-width: 520px; object-fit: cover; object-position: top;
      border: 1px solid color-mix(in srgb, CanvasText 16%, Canvas); border-radius: 6px; }
    .picture span { font-size: 12px; opacity: .7; }`;

/** Hides pictures that don't match the filters. */
const SCRIPT = `
    const chosen = (name) => document.querySelector('input[name=' + name + ']:checked').value;
    document.addEventListener('change', () => {
      for (const picture of document.querySelectorAll('.picture')) {
        picture.hidden = ['width', 'theme'].some((by) => !['all', picture.dataset[by]].includes(chosen(by)));
        picture.style.display = picture.hidden ? 'none' : '';
      }
    });`;

/** @param {Picture[]} pictures */
export function albumPage(pictures) {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const sections = names.map((name) => section(name, pictures.filter((picture) => picture.name === name)));
  const widths = [...new Set(pictures.map(({ width }) => width))];
  const themes = [...new Set(pictures.map(({ theme }) => theme))];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Screens of Taskloom</title>
    <style>${STYLE}
    </style>
  </head>
  <body>
    <header>
      <h1>${names.length} screens, ${pictures.length} pictures</h1>
      <fieldset aria-label="Width">${filters('width', widths)}</fieldset>
      <fieldset aria-label="Theme">${filters('theme', themes)}</fieldset>
    </header>${sections.join('')}
    <script>${SCRIPT}
    </script>
  </body>
</html>
`;
}
