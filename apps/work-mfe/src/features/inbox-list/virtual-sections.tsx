import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { NotificationGroup } from '../../groups/group-notifications';
import { LINES } from './inbox-group';
import styles from './inbox-list.module.css';
import { GROUP, type Section, type SectionsProps } from './sections';

/** Pixels, as in the style sheets. */
const HEADING = 32;
const HEAD = 44;
const LINE = 34;
const MORE = 36;
const GAP = 8;
const OVERSCAN = 6;

interface VirtualSectionsProps extends SectionsProps {
  /** The key of the group that has the focus or gets it. It stays in the document while it is scrolled out of view. */
  current: string | null;
}

const heightOf = ({ notifications: { length } }: NotificationGroup): number =>
  HEAD + LINE * Math.min(length, LINES) + (length > LINES ? MORE : GAP);

/** The first row of each section is its heading. */
const rowsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ name, groups }) => [
    { key: name, section: name, group: undefined, at: 0, of: 0 },
    ...groups.map((group, at) => ({
      key: `group ${group.key}`,
      section: name,
      group,
      at,
      of: groups.length,
    })),
  ]);

/** How far below the top of the page an element begins. */
function useTop(sections: readonly Section[]) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // With every new list: what is above may have changed its height.
  useLayoutEffect(() => {
    if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY));
  }, [sections]);
  return { box, top };
}

/** The groups of a long list: only those in view are in the document, and the headings. */
export function VirtualSections({ sections, heading, render, current }: VirtualSectionsProps) {
  const { box, top } = useTop(sections);
  const rows = rowsOf(sections);
  const pinned = rows.flatMap(({ group }, at) => (!group || group.key === current ? [at] : [])).join(' ');
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => {
      const group = rows[index]?.group;
      return group ? heightOf(group) : HEADING;
    },
    getItemKey: (index) => rows[index]?.key ?? index,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), ...pinned.split(' ').map(Number)])].toSorted(
          (a, b) => a - b,
        ),
      [pinned],
    ),
  });
  const shown = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? [{ ...row, index, style: { insetBlockStart: start - top } }] : [];
  });
  return (
    <div ref={box} className={styles.virtual} style={{ blockSize: virtualizer.getTotalSize() }}>
      {sections.map(({ name }) => (
        <section key={name} aria-labelledby={`inbox-${name}`}>
          {shown.map(
            ({ section, group, index, style }) =>
              section === name &&
              !group && (
                <div key={name} ref={virtualizer.measureElement} data-index={index} style={style}>
                  {heading(name)}
                </div>
              ),
          )}
          <ul>
            {shown.map(
              ({ section, group, index, at, of, style }) =>
                section === name &&
                group && (
                  <li
                    key={group.key}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    style={style}
                    aria-posinset={at + 1}
                    aria-setsize={of}
                    {...{ [GROUP]: group.key }}
                  >
                    {render(group)}
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
