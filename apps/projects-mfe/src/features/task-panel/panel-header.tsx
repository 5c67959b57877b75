import { useCanGoBack } from '@taskloom/client/router';
import { ActionMenu, type ActionMenuItem, IconButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { ReactNode } from 'react';
import type { SaveState as State } from '../../tasks/editing/use-autosave';
import { useTexts } from '../../texts/all';
import styles from './panel-header.module.css';
import { SaveState } from './save-state';

export interface PanelHeaderProps {
  projectTitle: string;
  save: State;
  /** The place of the card in its column, from 1 on; absent while it is unknown. */
  place?: { at: number; of: number };
  onPrevious?: () => void;
  onNext?: () => void;
  onCopyLink: () => void;
  /** Changes between the panel and the full page; absent on narrow screens. */
  resize?: { full: boolean; onToggle: () => void };
  menu: (ActionMenuItem | 'divider')[];
  onClose: () => void;
  /** For example who else has the task open, or the button to watch it. */
  children?: ReactNode;
}

/** The bar of an open task. */
export function PanelHeader(props: PanelHeaderProps) {
  const { projectTitle, save, place, resize, menu, onClose } = props;
  const t = useTexts();
  const full = resize?.full ?? true;
  const back = t(useCanGoBack() ? 'goBack' : 'backToBoard');
  return (
    <header className={styles.header}>
      {full && <IconButton label={back} icon={icons.action.previous} onClick={onClose} />}
      <IconButton
        label={t('previousTask')}
        icon={icons.action.up}
        disabled={!props.onPrevious}
        onClick={props.onPrevious}
      />
      <IconButton
        label={t('nextTask')}
        icon={icons.action.down}
        disabled={!props.onNext}
        onClick={props.onNext}
      />
      {place && <span className={styles.place}>{t('placeInColumn', place)}</span>}
      <span className={styles.project}>{projectTitle}</span>
      <SaveState state={save} />
      {props.children}
      <IconButton label={t('copyLink')} icon={icons.action.copyLink} onClick={props.onCopyLink} />
      {resize && (
        <IconButton
          label={t(full ? 'showBeside' : 'openFullPage')}
          icon={full ? icons.action.shrink : icons.action.expand}
          onClick={resize.onToggle}
        />
      )}
      {menu.length > 0 && <ActionMenu label={t('moreActions')} size={32} items={menu} />}
      {!full && <IconButton label={t('close')} icon={icons.action.close} onClick={onClose} />}
    </header>
  );
}
