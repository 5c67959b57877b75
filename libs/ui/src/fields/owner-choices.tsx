import type { PublicPerson } from '@taskloom/contracts';
import { Choice } from './choice';
import { peopleOptions } from './options';
import styles from './owner-choices.module.css';

export interface OwnedItem {
  _id: string;
  title: string;
  /** Facts that make its size clear, for example '26 tasks'. */
  facts: string;
}

export interface OwnerChoicesProps {
  items: readonly OwnedItem[];
  people: readonly PublicPerson[];
  /** Chosen owners by the id of the item. */
  owners: Readonly<Record<string, string>>;
  /** Marks the rows without an owner. */
  missing: boolean;
  texts: Record<'giveAll' | 'choose' | 'items' | 'newOwner', string> & {
    newOwnerOf: (title: string) => string;
  };
  onGive: (itemId: string, personId: string) => void;
  onGiveAll: (personId: string) => void;
}

/** A new owner for each item; one choice fills all rows, and each row can differ. */
export function OwnerChoices(props: OwnerChoicesProps) {
  const { items, people, owners, missing, texts, onGive, onGiveAll } = props;
  const first = owners[items[0]?._id ?? ''];
  const same = items.every(({ _id }) => owners[_id] === first);
  const search = {
    showSearch: { optionFilterProp: 'word' },
    placeholder: texts.choose,
    options: peopleOptions([...people]),
    className: styles.choice,
  };
  return (
    <>
      <div className={styles.all}>
        <span>{texts.giveAll}</span>
        <Choice
          {...search}
          aria-label={texts.giveAll}
          value={same ? first : undefined}
          onChange={(id: string) => onGiveAll(id)}
        />
      </div>
      <div className={styles.heads} aria-hidden>
        <span>{texts.items}</span>
        <span>{texts.newOwner}</span>
      </div>
      <ul className={styles.list} aria-label={texts.items}>
        {items.map(({ _id, title, facts }) => (
          <li key={_id} className={styles.row}>
            <div className={styles.project}>
              <p className={styles.title} title={title}>
                {title}
              </p>
              <p className={styles.facts}>{facts}</p>
            </div>
            <Choice
              {...search}
              aria-label={texts.newOwnerOf(title)}
              status={missing && !owners[_id] ? 'error' : undefined}
              value={owners[_id]}
              onChange={(id: string) => onGive(_id, id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
