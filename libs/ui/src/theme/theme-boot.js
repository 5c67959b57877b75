// Runs in the head of the document before the first paint, so that the first frame already has the right
// theme. Follows the system until the page's code takes over.
{
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let mode = null;
    try {
      mode = localStorage.getItem('taskloom-theme');
    } catch {
      // Storage may be blocked; then the setting of the system applies.
    }
    const dark = mode === 'dark' || (mode !== 'light' && system.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
}
