import { defineTexts } from '@taskloom/client/texts';

const en = {
  'login.screen': 'Sign in',
  'login.title': 'Welcome back to {{product}}',
  'login.lead': 'Sign in to pick up where your team left off.',
  'login.submit': 'Sign In',
  'login.busy': 'Signing in...',
  'login.question': 'New to {{product}}?',
  'login.invited': 'New accounts need an invitation.',
  'login.closed': 'New accounts can’t be created here.',
  'login.link': 'Sign up',
  'login.forgot': 'Forgot password?',
  'login.passkey': 'Use a passkey',
  'login.passkeyUnused': 'No passkey was used. Try again, or use your password.',
  'login.as': 'Signing in as {{email}}',
  'login.asAdmin': 'Sign in as an admin with a password',
  'login.or': 'or',
  'login.provider': 'Continue with {{provider}}',
  'login.providerDown': 'Not reachable now',
  'login.done': 'Login successful!',
  'login.failed': 'Login failed',
  'login.fallback': 'Please check your credentials and try again.',
  'register.screen': 'Create your account',
  'register.title': 'Create your account',
  'register.lead': 'Sign up to get started with a project manager.',
  'register.leadInvited':
    'You need an invitation. Open the link in the email, or sign up with the invited address.',
  'register.closed': 'Registration is closed',
  'register.leadClosed': 'New accounts can’t be created here. Ask an admin of your team.',
  'register.submit': 'Create Account',
  'register.busy': 'Creating account...',
  'register.question': 'Already have an account?',
  'register.link': 'Sign in',
  'register.failed': 'Registration failed',
  'register.fallback': 'Check if your password is minimum 6 characters.',
} as const;

/** Texts of the sign-in and the registration. */
export const { useTexts: useSignInTexts, t: signInTexts } = defineTexts('sign-in', {
  en,
  de: () => import('./texts.de'),
});
export type SignInTexts = typeof en;
