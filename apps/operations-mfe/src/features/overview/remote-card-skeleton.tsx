import { Card, SkeletonBlock } from '@taskloom/ui';
import { FigureShape } from '../../figure/figure';
import { ControlShape, GlyphShape, LineShape } from '../../shapes/shapes';
import problems from './problems.module.css';
import figures from './figures.module.css';
import row from './release-row.module.css';
import card from './remote-card.module.css';
import list from './version-list.module.css';
import words from './version-words.module.css';

const BadgeShape = ({ width }: { width: number }) => <SkeletonBlock width={width} height={22} radius={6} />;

const FIGURES = [24, 32, 44, 44];

/** The skeleton of a card, with the layout of a live and healthy remote. */
export const RemoteCardSkeleton = () => (
  <Card padding="none" className={card.card}>
    <div className={card.head}>
      <div className={card.names}>
        <LineShape like={card.title}>
          <SkeletonBlock width={88} height={16} />
        </LineShape>
        <SkeletonBlock width={56} />
        <BadgeShape width={72} />
      </div>
      <div className={card.actions}>
        <ControlShape width={122} />
        <ControlShape width={128} />
        <span className={card.menu}>
          <GlyphShape />
        </span>
      </div>
    </div>
    <div className={row.row}>
      <div>
        <p className={words.version}>
          <BadgeShape width={56} />
          <SkeletonBlock width={112} height={12} />
        </p>
        <LineShape like={words.about}>
          <SkeletonBlock width={168} />
        </LineShape>
      </div>
      <div className={`${figures.figures} ${figures.shapes}`}>
        {FIGURES.map((width, at) => (
          <FigureShape key={at} width={width} />
        ))}
      </div>
      <div className={problems.problems}>
        <LineShape like={problems.note}>
          <SkeletonBlock width={88} />
        </LineShape>
      </div>
    </div>
    <div className={list.details}>
      <div className={list.summary}>
        <LineShape>
          <SkeletonBlock width={132} />
        </LineShape>
      </div>
    </div>
  </Card>
);
