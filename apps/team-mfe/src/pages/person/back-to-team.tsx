import type { MouseEvent } from 'react';
import { isRecord, SCREENS } from '@taskloom/contracts';
import { Link, useCanGoBack, useLocation, useNavigate } from '@taskloom/client/router';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './person.page.module.css';

/** The link to the list. Where the person came from it, it goes back, so that the list keeps its search and place. */
export function BackToTeam() {
  const t = useTexts();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const { state } = useLocation();
  const goBack = (event: MouseEvent) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    if (!canGoBack || !isRecord(state) || !state.fromList || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={SCREENS.team} className={styles.up} onClick={goBack}>
      <Icon icon={icons.action.previous} size={14} />
      {t('title')}
    </Link>
  );
}
