import '@taskloom/ui/theme.css';

// Shared modules are agreed upon before any of them runs, so the page itself starts one step later.
void import(/* webpackChunkName: "boot" */ './boot');
