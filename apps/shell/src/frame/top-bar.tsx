import type { ReactNode } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { buttonClass, Logo } from '@taskloom/ui';
import { useProduct } from '../product/use-product';
import { useTexts } from '../texts';
import styles from './top-bar.module.css';

/** 56 px across the full width: logo, what belongs to the signed-in person, or the way to sign in (specification 2). */
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
