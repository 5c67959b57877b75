import { API, initials, personHue, shorten } from '@taskloom/contracts';
import type { Workload } from './figures';
import styles from './charts.module.css';

/** The props that nivo passes for a tick of the lower axis. */
export interface TickPosition {
  value: string;
  x: number;
  y: number;
}

interface PersonTickProps extends Pick<TickPosition, 'x' | 'y'> {
  person: Workload['person'];
  /** Only first names, where there is little space. */
  short: boolean;
}

/** Pixels. */
const FACE = 24;
const NAME_MAX = 18;
const TOP = 8;

/** An avatar and a name below a bar. */
export function PersonTick({ person, short, x, y }: PersonTickProps) {
  const name = short ? (person.name.split(' ')[0] ?? '') : person.name;
  return (
    <g transform={`translate(${x}, ${y})`}>
      {person.avatar.includes(API.initialsAvatar) ? (
        <g data-hue={personHue(person)} aria-hidden="true">
          <circle className={styles.disc} cy={TOP + FACE / 2} r={FACE / 2} />
          <text className={styles.initials} textAnchor="middle" dominantBaseline="central" y={TOP + FACE / 2}>
            {initials(person.name)}
          </text>
        </g>
      ) : (
        <image
          className={styles.face}
          href={person.avatar}
          x={-FACE / 2}
          y={TOP}
          width={FACE}
          height={FACE}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <text className={styles.name} textAnchor="middle" y={TOP + FACE + 16}>
        {shorten(name, NAME_MAX)}
      </text>
    </g>
  );
}
