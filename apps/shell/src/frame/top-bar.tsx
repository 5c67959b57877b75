import type { ReactNode } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { buttonClass, Logo } from '@taskloom/ui';
import { useProduct } from '../product/use-product';
import { useTexts } from '../texts';
import styles from './top-bar.module.css';

/** Logo, and the controls of the signed-in person or the link to the sign-in (specification 2). 56 px high. */
export function TopBar({
  menu,
  jump,
  children,
}: {
  menu?: ReactNode;
  jump?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTexts();
  const { name, logo } = useProduct();
  return (
    <div className={styles.bar}>
      {menu}
      <div className={styles.brand}>
        <Link
          className={styles.home}
          to={SCREENS.dashboard}
          aria-label={t('frame.home', { logo, product: name })}
        >
          <Logo name={name} logo={logo} />
        </Link>
      </div>
      <div className={styles.jump}>{jump}</div>
      <div className={styles.personal}>{children ?? <LoginLink />}</div>
    </div>
  );
}

function LoginLink() {
  const t = useTexts();
  return (
    <Link className={buttonClass({ variant: 'default' })} to={SCREENS.login}>
      {t('frame.login')}
    </Link>
  );
}
