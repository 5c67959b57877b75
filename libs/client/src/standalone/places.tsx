import { useId, useMemo, useState, type ReactNode } from 'react';
import { addDays, localDay, type TaskCard } from '@taskloom/contracts';
import { projectsApi, tasksApi } from '@taskloom/contracts/rtk';
import { ExtensionPart } from '../extensions/extension-part';
import type { ExtensionOffer } from '../extensions/extensions-context';
import type { ComponentPoint, ExtensionProps } from '../extensions/points';
import {
  ExtensionFailures,
  useExtensionItems,
  type ExtensionAnswer,
} from '../extensions/use-extension-items';
import { Link } from '../router';
import { STANDALONE_WORDS } from './texts';

const WEEK = 7;
const WEEKS = 5;
const NO_PROPS = {};

const Waiting = () => <p data-waiting="">{STANDALONE_WORDS.loading}</p>;

interface PlaceProps<Point extends string> {
  offer: ExtensionOffer<Point>;
}

/** A component in its place; nothing of what surrounds it is the remote's. */
const Part = <Point extends ComponentPoint>(props: {
  offer: ExtensionOffer<Point>;
  given: ExtensionProps[Point];
}) => <ExtensionPart {...props} loading={<Waiting />} />;

/** The first project of the sample data, and its cards. */
function useSample() {
  const { data: projects } = projectsApi.useGetProjectsQuery();
  const project = projects?.[0];
  const { data: cards } = tasksApi.useGetBoardQuery(project?._id ?? '', { skip: !project });
  return { project, cards };
}

function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function ProjectTab({ offer }: PlaceProps<'project-tab'>) {
  const { project } = useSample();
  if (!project) return <Waiting />;
  return (
    <>
      <h1>{project.title}</h1>
      <p>{project.description}</p>
      <p className="standalone-tabs">
        <span>{STANDALONE_WORDS.board}</span>
        <span aria-current="page">{offer.title}</span>
      </p>
      <Part offer={offer} given={{ project }} />
    </>
  );
}

function TaskPanelSection({ offer }: PlaceProps<'task-panel-section'>) {
  const { project, cards } = useSample();
  const [chosen, setChosen] = useState<string>();
  const task = cards?.find(({ _id }) => _id === chosen) ?? cards?.[0];
  if (!project || !task) return <Waiting />;
  return (
    <>
      <label>
        {STANDALONE_WORDS.task}{' '}
        <select value={task._id} onChange={({ target }) => setChosen(target.value)}>
          {cards?.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <div className="standalone-panel">
        <h1>{task.title}</h1>
        <Facts task={task} />
        <Section title={offer.title}>
          <Part key={task._id} offer={offer} given={{ project, task }} />
        </Section>
      </div>
    </>
  );
}

const Facts = ({ task: { status, priority, deadline } }: { task: TaskCard }) => (
  <dl>
    {[
      [STANDALONE_WORDS.status, status],
      [STANDALONE_WORDS.priority, priority],
      [STANDALONE_WORDS.deadline, deadline ?? '–'],
    ].map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const DashboardWidget = ({ offer }: PlaceProps<'dashboard-widget'>) => (
  <>
    <h1>{STANDALONE_WORDS.dashboard}</h1>
    <Section title={offer.title} className="standalone-widget">
      <Part offer={offer} given={NO_PROPS} />
    </Section>
  </>
);

const SettingsSection = ({ offer }: PlaceProps<'settings-section'>) => (
  <>
    <h1>{STANDALONE_WORDS.settings}</h1>
    <Part offer={offer} given={NO_PROPS} />
  </>
);

/** How many items the function has returned, or why it failed. */
function Outcome<Point extends 'card-badge' | 'calendar-source' | 'search-provider'>(props: {
  answers: readonly ExtensionAnswer<Point>[];
  say: (count: number) => string;
}) {
  const { answers, say } = props;
  const [answer] = answers;
  if (!answer?.current) return <Waiting />;
  return answer.failed ? <ExtensionFailures answers={answers} /> : <p>{say(answer.items.length)}</p>;
}

/** The answers of this extension; the remote may have others for the same point. */
function useOwnItems<Point extends 'card-badge' | 'calendar-source' | 'search-provider'>(
  offer: ExtensionOffer<Point>,
  request: Parameters<typeof useExtensionItems<Point>>[1],
) {
  const all = useExtensionItems(offer.point, request);
  const answers = all.filter(({ offer: { key } }) => key === offer.key);
  return { answers, items: answers[0]?.items ?? [] };
}

function CardBadges({ offer }: PlaceProps<'card-badge'>) {
  const { project, cards } = useSample();
  const request = useMemo(
    () => (project && cards ? { projectId: project._id, cards } : null),
    [project, cards],
  );
  const { answers, items } = useOwnItems(offer, request);
  if (!project || !cards) return <Waiting />;
  return (
    <>
      <h1>{project.title}</h1>
      <Outcome answers={answers} say={STANDALONE_WORDS.badges} />
      <ul className="standalone-cards">
        {cards.map(({ _id, title, status, priority, deadline }) => (
          <li key={_id}>
            {items
              .filter(({ taskId }) => taskId === _id)
              .map(({ text, hint, color = 'grey' }) => (
                <span key={text} title={hint} className="standalone-badge" data-color={color}>
                  {text}
                </span>
              ))}
            <strong>{title}</strong>
            <small>{[status, priority, deadline].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % WEEK));

function CalendarSource({ offer }: PlaceProps<'calendar-source'>) {
  const [from, setFrom] = useState(() => mondayOf(localDay()));
  const days = Array.from({ length: WEEKS * WEEK }, (_, at) => addDays(from, at));
  const request = useMemo(() => ({ from, to: addDays(from, WEEKS * WEEK - 1) }), [from]);
  const { answers, items } = useOwnItems(offer, request);
  const move = (weeks: number) => () => setFrom(addDays(from, weeks * WEEK));
  return (
    <>
      <h1>{STANDALONE_WORDS.calendar}</h1>
      <button onClick={move(-WEEKS)}>{STANDALONE_WORDS.earlier}</button>{' '}
      <button onClick={move(WEEKS)}>{STANDALONE_WORDS.later}</button>
      <Outcome answers={answers} say={STANDALONE_WORDS.entries} />
      <ol className="standalone-days">
        {days.map((day) => (
          <li key={day}>
            <time dateTime={day}>{day}</time>
            {items
              .filter((item) => item.day === day)
              .map(({ id, title, to }) => (
                <span key={id}>{to ? <Link to={to}>{title}</Link> : title}</span>
              ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function SearchProvider({ offer }: PlaceProps<'search-provider'>) {
  const [text, setText] = useState('a');
  const query = text.trim();
  const request = useMemo(() => (query === '' ? null : { query }), [query]);
  const { answers, items } = useOwnItems(offer, request);
  return (
    <>
      <h1>{STANDALONE_WORDS.search}</h1>
      <input
        type="search"
        aria-label={STANDALONE_WORDS.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {request && <Outcome answers={answers} say={STANDALONE_WORDS.results} />}
      <Section title={offer.title}>
        <ul>
          {items.map(({ id, title, detail, to }) => (
            <li key={id}>
              <Link to={to}>{title}</Link>
              {detail && <p>{detail}</p>}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const isAt = <Point extends string>(offer: ExtensionOffer, point: Point): offer is ExtensionOffer<Point> =>
  offer.point === point;

/** An extension where people see it, with sample data around it. */
export function ExtensionPlace({ offer }: { offer: ExtensionOffer }) {
  if (isAt(offer, 'project-tab')) return <ProjectTab offer={offer} />;
  if (isAt(offer, 'task-panel-section')) return <TaskPanelSection offer={offer} />;
  if (isAt(offer, 'dashboard-widget')) return <DashboardWidget offer={offer} />;
  if (isAt(offer, 'settings-section')) return <SettingsSection offer={offer} />;
  if (isAt(offer, 'card-badge')) return <CardBadges offer={offer} />;
  if (isAt(offer, 'calendar-source')) return <CalendarSource offer={offer} />;
  return isAt(offer, 'search-provider') && <SearchProvider offer={offer} />;
}
