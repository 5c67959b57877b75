/** The components of the pages before sign-in. Keep it small: this is the first code that every visitor waits for. */
export { PasswordField } from './fields/password-field';
export { PlainButton } from './fields/plain-button';
export { TextField } from './fields/text-field';
export { linkClass } from './fields/text-link';
export { Card } from './frame/card';
export { Logo } from './frame/logo';
export { ErrorState, InlineError } from './states/error-state';
export { FullScreenLoading } from './states/loading-state';
export { ThemeProvider } from './theme/theme-provider';
export { toastClasses, toastIcons } from './toasts/toast-look';
