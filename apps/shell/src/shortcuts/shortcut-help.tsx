import type { NavigationEntry } from '@taskloom/contracts';
import { Kbd } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { usePreferences } from '../preferences/preferences';
import { useOwnWords } from '../remotes';
import { useTexts } from '../texts';
import { goKeys } from './go-keys';
import { paletteKeys } from './keys';
import styles from './shortcut-help.module.css';
import { useShortcutTexts } from './texts';
import { CREATE } from './use-shortcuts';

interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  entries: readonly NavigationEntry[];
}

interface Line {
  label: string;
  keys: readonly string[];
}

const Group = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section>
    <h3 className={styles.heading}>{title}</h3>
    <dl>
      {lines.map(({ label, keys }) => (
        <div className={styles.line} key={label}>
          <dt>{label}</dt>
          <dd>
            <Kbd keys={[...keys]} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The list of all shortcuts, opened by `?`. */
export default function ShortcutHelp({ open, onClose, entries }: ShortcutHelpProps) {
  const frame = useTexts();
  const t = useShortcutTexts();
  const { labelOf } = useOwnWords();
  const { singleKeys } = usePreferences();
  const keys = goKeys(entries);
  return (
    <Dialog
      open={open}
      title={t('title')}
      subtitle={singleKeys ? undefined : t('off')}
      closeText={t('dismiss')}
      onClose={onClose}
    >
      {/* Without a control inside, only the focus lets the keyboard scroll. */}
      <div className={styles.groups} role="region" aria-label={t('title')} tabIndex={0}>
        <Group
          title={t('goTo')}
          lines={entries.map((entry) => ({ label: labelOf(entry), keys: keys.get(entry.path) ?? [] }))}
        />
        <Group
          title={t('cards')}
          lines={[
            { label: t('otherCards'), keys: ['←', '↑', '↓', '→'] },
            { label: t('open'), keys: [t('enter')] },
            { label: t('assign'), keys: ['A'] },
            { label: t('priority'), keys: ['P'] },
            { label: t('status'), keys: ['S'] },
            { label: t('date'), keys: ['D'] },
            { label: t('label'), keys: ['L'] },
            { label: t('move'), keys: ['M'] },
            { label: t('nextColumn'), keys: [t('shift'), '→'] },
            { label: t('lift'), keys: [t('space')] },
            { label: t('rename'), keys: ['E'] },
            { label: t('select'), keys: ['X'] },
          ]}
        />
        <Group
          title={t('calendar')}
          lines={[
            { label: t('day'), keys: ['1'] },
            { label: t('week'), keys: ['2'] },
            { label: t('month'), keys: ['3'] },
            { label: t('today'), keys: ['T'] },
            { label: t('liftDay'), keys: [t('space')] },
          ]}
        />
        <Group
          title={t('general')}
          lines={[
            { label: t('palette'), keys: paletteKeys(frame('shortcuts.control')) },
            { label: t('create'), keys: [CREATE] },
            { label: t('board'), keys: ['B'] },
            { label: t('help'), keys: ['?'] },
            { label: t('notices'), keys: ['F8'] },
            { label: t('toasts'), keys: ['Alt', 'T'] },
            { label: t('close'), keys: ['Esc'] },
          ]}
        />
      </div>
    </Dialog>
  );
}
