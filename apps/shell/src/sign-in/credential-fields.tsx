import { SCREENS } from '@taskloom/contracts';
import { Link, useLocation } from '@taskloom/client/router';
import { linkClass, PasswordField, TextField } from '@taskloom/ui/entry';
import { useTexts } from '../texts';
import { useSignInTexts } from './texts';
import type { Mistakes } from './mistakes';

/** E-mail address and password. */
export function CredentialFields({ mistakes }: { mistakes: Mistakes }) {
  const t = useTexts();
  const signIn = useSignInTexts();
  const { state } = useLocation();
  return (
    <>
      <TextField
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        autoFocus
        error={mistakes.email}
      />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        required
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        error={mistakes.password}
        beside={
          <Link className={linkClass} to={SCREENS.forgotPassword} state={state}>
            {signIn('login.forgot')}
          </Link>
        }
      />
    </>
  );
}
