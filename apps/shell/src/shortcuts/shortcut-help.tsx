import type { NavigationEntry } from '@taskloom/contracts';
import { Kbd } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { usePreferences } from '../preferences/preferences';
import { useOwnWords } from '../remotes';
import { useTexts } from '../texts';
import { goKeys } from './go-keys';
import { paletteKeys } from './keys';
import styles from './shortcut-help.module.css';
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
  const t = useTexts();
  const { labelOf } = useOwnWords();
  const { singleKeys } = usePreferences();
  const keys = goKeys(entries);
  return (
    <Dialog
      open={open}
      title={t('shortcuts.title')}
      subtitle={singleKeys ? undefined : t('shortcuts.off')}
      closeText={t('shortcuts.dismiss')}
      onClose={onClose}
    >
      {/* Without a control inside, only the focus lets the keyboard scroll. */}
      <div className={styles.groups} role="region" aria-label={t('shortcuts.title')} tabIndex={0}>
        <Group
          title={t('shortcuts.goTo')}
          lines={entries.map((entry) => ({ label: labelOf(entry), keys: keys.get(entry.path) ?? [] }))}
        />
        <Group
          title={t('shortcuts.cards')}
          lines={[
            { label: t('shortcuts.otherCards'), keys: ['←', '↑', '↓', '→'] },
            { label: t('shortcuts.open'), keys: [t('shortcuts.enter')] },
            { label: t('shortcuts.assign'), keys: ['A'] },
            { label: t('shortcuts.priority'), keys: ['P'] },
            { label: t('shortcuts.status'), keys: ['S'] },
            { label: t('shortcuts.date'), keys: ['D'] },
            { label: t('shortcuts.label'), keys: ['L'] },
            { label: t('shortcuts.move'), keys: ['M'] },
            { label: t('shortcuts.nextColumn'), keys: [t('shortcuts.shift'), '→'] },
            { label: t('shortcuts.lift'), keys: [t('shortcuts.space')] },
            { label: t('shortcuts.rename'), keys: ['E'] },
            { label: t('shortcuts.select'), keys: ['X'] },
          ]}
        />
        <Group
          title={t('shortcuts.general')}
          lines={[
            { label: t('shortcuts.palette'), keys: paletteKeys(t('shortcuts.control')) },
            { label: t('shortcuts.create'), keys: [CREATE] },
            { label: t('shortcuts.help'), keys: ['?'] },
            { label: t('shortcuts.notices'), keys: ['F8'] },
            { label: t('shortcuts.toasts'), keys: ['Alt', 'T'] },
            { label: t('shortcuts.close'), keys: ['Esc'] },
          ]}
        />
      </div>
    </Dialog>
  );
}
