import Button from 'antd/es/button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../core/icon-button';
import styles from './month-calendar.module.css';

export interface CalendarTexts {
  /** 'Previous month' */
  previous: string;
  /** 'Next month' */
  next: string;
  /** 'Today' */
  today: string;
}

interface CalendarHeadProps {
  title: string;
  titleId: string;
  texts: CalendarTexts;
  onStep: (months: 1 | -1) => void;
  onToday: () => void;
}

/** The month's name, announced when it changes, and the way to others. */
export const CalendarHead = ({ title, titleId, texts, onStep, onToday }: CalendarHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.title} id={titleId} aria-live="polite">
      {title}
    </h2>
    <Button size="small" onClick={onToday}>
      {texts.today}
    </Button>
    <IconButton label={texts.previous} icon={ChevronLeft} onClick={() => onStep(-1)} />
    <IconButton label={texts.next} icon={ChevronRight} onClick={() => onStep(1)} />
  </div>
);
