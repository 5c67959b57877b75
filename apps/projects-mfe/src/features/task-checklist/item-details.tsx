import { isOverdue, localDay, type ChecklistItem, type Person } from '@taskloom/contracts';
import { currentLanguage } from '@taskloom/client/texts';
import { formatDay, Icon, NobodyAvatar, Panel, usePanel, UserAvatar } from '@taskloom/ui';
import { DayPicker } from '@taskloom/ui/date';
import { icons } from '@taskloom/ui/icons';
import { dayWord } from '../../dates/day-word';
import { PickList } from '../../pick-list/pick-list';
import { useTexts } from '../../texts/all';
import styles from './checklist.module.css';
import type { Checklist } from './use-checklist';

interface ItemDetailsProps {
  item: ChecklistItem;
  people: readonly Person[];
  list: Checklist;
}

const UNASSIGNED = 'unassigned';

/** The person and the date of an item, and a popover to choose them. */
export function ItemDetails({ item, people, list }: ItemDetailsProps) {
  const t = useTexts();
  const { open, button, panel } = usePanel();
  const { due, done } = item;
  const person = people.find(({ _id }) => _id === item.assignee);
  const set = (part: Partial<ChecklistItem>) => void list.change({ update: { _id: item._id, ...part } });
  const words = { today: t('today'), tomorrow: t('tomorrow') };
  const day = due && dayWord(due, { today: localDay(), words, language: currentLanguage() });
  const label = t('itemDetailsOf', { item: item.text });
  const known = [person?.name, due && formatDay(due)].filter(Boolean).join(', ');
  return (
    <div className={styles.details}>
      <button
        {...button}
        type="button"
        className={`${styles.facts} ${known ? '' : styles.quiet}`}
        aria-label={known ? `${label}: ${known}` : label}
        title={t('itemDetails')}
      >
        {day && (
          <span className={!done && isOverdue(due) ? styles.overdue : styles.day}>
            <Icon icon={!done && isOverdue(due) ? icons.meta.overdue : icons.meta.deadline} size={14} />
            {day}
          </span>
        )}
        {person ? <UserAvatar user={person} size={20} /> : <NobodyAvatar size={20} />}
      </button>
      {open && (
        <Panel label={label} {...panel}>
          <div className={styles.popover}>
            <DayPicker
              aria-label={t('itemDate')}
              placeholder={t('itemDate')}
              value={due}
              allowClear
              onChange={(next) => set({ due: next })}
            />
            <PickList
              label={t('itemPerson')}
              options={[
                { value: UNASSIGNED, label: t('itemNobody') },
                ...people.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              chosen={[person?._id ?? UNASSIGNED]}
              onPick={(id) => {
                set({ assignee: id === UNASSIGNED ? null : id });
                panel.onClose();
              }}
              emptyText={t('noPerson')}
            />
          </div>
        </Panel>
      )}
    </div>
  );
}
