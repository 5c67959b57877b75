import type { TrashEntry } from '@taskloom/contracts';
import { Card, PlainButton } from '@taskloom/ui';
import { Checkbox } from '@taskloom/ui/form';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { useRestore } from '../../restoring/use-restore';
import { useTexts } from '../../texts/all';
import { TrashRow } from './trash-row';
import styles from './trash-list.module.css';

/** Deleted things, newest first; several can be restored at once. */
export function TrashList({ entries }: { entries: TrashEntry[] }) {
  const t = useTexts();
  const restore = useRestore();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const open = entries.filter(({ mayRestore }) => mayRestore);
  const selected = open.filter(({ _id }) => chosen.includes(_id));

  const restoreSelected = async () => {
    setBusy(true);
    // A project first, then tasks: what was deleted from them can only follow.
    const order = ['project', 'task', 'comment', 'file'];
    const sorted = selected.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
    for (const { project, _id, title } of sorted) await restore({ projectId: project._id, id: _id }, title);
    setChosen([]);
    setBusy(false);
  };
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));

  return (
    <Card padding="none" className={styles.frame}>
      <div className={styles.head}>
        <Checkbox
          aria-label={t('selectAll')}
          checked={selected.length > 0 && selected.length === open.length}
          indeterminate={selected.length > 0 && selected.length < open.length}
          disabled={open.length === 0}
          onChange={({ target }) => setChosen(target.checked ? open.map(({ _id }) => _id) : [])}
        />
        <span className={styles.selected} role="status">
          {selected.length > 0 && t('selectedEntries', { count: selected.length })}
        </span>
        <span className={styles.project}>{t('trashProject')}</span>
        <span className={styles.by}>{t('deletedBy')}</span>
        <span className={styles.kept}>{t('keptFor')}</span>
        <span className={styles.actions}>
          {selected.length > 0 && (
            <PlainButton
              size="small"
              busy={busy}
              icon={icons.action.rollBack}
              onClick={() => void restoreSelected()}
            >
              {t('restoreCount', { count: selected.length })}
            </PlainButton>
          )}
        </span>
      </div>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <TrashRow
            key={entry._id}
            entry={entry}
            selected={selected.includes(entry)}
            offersRestore={selected.length === 0}
            onToggle={() => toggle(entry._id)}
            onRestore={() => void restore({ projectId: entry.project._id, id: entry._id }, entry.title)}
          />
        ))}
      </ul>
    </Card>
  );
}
