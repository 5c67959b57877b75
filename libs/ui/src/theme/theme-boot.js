// Runs in the head of the document before the first paint, so that the first frame already has the right
// theme.
{
  let mode = null;
  try {
    mode = localStorage.getItem('taskloom-theme');
  } catch {
    // Storage may be blocked; then the setting of the system applies.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
