import '@taskloom/ui/theme.css';

// The versions of shared modules are chosen before any of them runs, so the page itself starts one step later.
if ('framed' in document.documentElement.dataset)
  void import(/* webpackChunkName: "framed" */ './framed/boot');
else void import(/* webpackChunkName: "boot" */ './boot');
