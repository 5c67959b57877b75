/** The build names the page's files in inactive links: `start` and `main` for every page, `inside` for signed-in people, `sign-in`. */
const linked = (rel: string) => document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`);

/** The page's script, once its link is active. */
let main: string | undefined;

type Part = 'start' | 'main' | 'inside' | 'sign-in';

/** Loads these files without running them. `prefetch` is for files that may not be needed. */
export function loadLinked(parts: Part[], rel: 'preload' | 'prefetch' = 'preload'): void {
  for (const part of parts) {
    linked(part).forEach((link) => {
      if (part === 'main') main = link.href;
      link.rel = rel;
    });
  }
}

/** Loads and runs the shell. */
export function startShell(onError?: () => void): void {
  loadLinked(['start', 'main']);
  if (!main) return;
  const script = document.createElement('script');
  script.src = main;
  script.onerror = () => {
    script.remove();
    onError?.();
  };
  const run = () => document.head.append(script);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
