/** Styles of the places of extensions, with the variables of the theme: the client has no style sheets. */
export const PLACE_STYLES = `
.standalone-tabs { display: flex; gap: 1rem; margin: 1rem 0; border-bottom: 1px solid var(--ant-color-border); }
.standalone-tabs > * { padding: 0.5rem 0; }
.standalone-tabs > [aria-current] { border-bottom: 2px solid var(--ant-color-primary); font-weight: 600; }
.standalone-panel {
  max-width: var(--tl-side-panel-width); margin-top: 1rem; padding: 1.5rem;
  border: 1px solid var(--ant-color-border); background: var(--ant-color-bg-container);
}
.standalone-panel dl { display: flex; gap: 1.5rem; margin: 1rem 0; }
.standalone-panel dt { color: var(--ant-color-text-secondary); }
.standalone-widget {
  width: 360px; max-width: 100%; height: 260px; margin-top: 1rem; padding: 1rem; overflow: auto;
  border: 1px solid var(--ant-color-border); border-radius: var(--ant-border-radius-lg); background: var(--ant-color-bg-container);
}
.standalone-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 1rem; margin-top: 1rem; list-style: none; }
.standalone-cards > li {
  display: flex; flex-direction: column; align-items: flex-start; gap: 0.25rem; padding: 1rem;
  border: 1px solid var(--ant-color-border); border-radius: var(--ant-border-radius); background: var(--ant-color-bg-container);
}
.standalone-badge { padding: 0 0.5rem; border-radius: 999px; border: 1px solid currentcolor; font-size: var(--ant-font-size-sm); }
.standalone-badge[data-color='red'] { color: var(--ant-color-error); }
.standalone-badge[data-color='green'] { color: var(--ant-color-success); }
.standalone-badge[data-color='yellow'] { color: var(--ant-color-warning); }
.standalone-badge[data-color='blue'] { color: var(--ant-color-primary); }
.standalone-days { display: grid; grid-template-columns: repeat(7, 1fr); gap: 1px; margin-top: 1rem; list-style: none; }
.standalone-days > li { display: flex; flex-direction: column; min-height: 5rem; padding: 0.25rem; border: 1px solid var(--ant-color-border); }
.standalone-days time { color: var(--ant-color-text-secondary); font-size: var(--ant-font-size-sm); }
`;
