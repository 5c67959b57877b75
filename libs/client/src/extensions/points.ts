import type { ComponentType } from 'react';
import type { BadgeColor, ExtensionPoint, Project, Task, TaskCard } from '@taskloom/contracts';
import type { AppDispatch } from '../store/app-store';

/*
 * Arguments and results of the code of each extension point. libs/contracts/extension-points.json lists the points and names these
 * types; docs/extension-points.md is generated from both.
 */

export interface ProjectTabProps {
  project: Project;
}

export interface TaskPanelSectionProps {
  project: Project;
  /** The card of the board until the whole task is loaded. */
  task: Task | TaskCard;
}

/** None: a widget reads its data with the hooks of contracts and client. */
export type DashboardWidgetProps = Readonly<Record<never, never>>;

/** None: a section reads its data with the hooks of contracts and client. */
export type SettingsSectionProps = Readonly<Record<never, never>>;

/** The cards for which badges are wanted. */
export interface CardBadgeRequest {
  projectId: string;
  /** All cards of the board, whether or not they are on the screen. */
  cards: readonly TaskCard[];
}

/** A badge on a card. `hint` is its tooltip. */
export interface CardBadge {
  taskId: string;
  /** At most 24 characters; more are cut off. */
  text: string;
  /** A sentence for the tooltip, at most 200 characters. */
  hint?: string;
  /** `grey` by default. The text carries the meaning, not the colour alone. */
  color?: BadgeColor;
}

/** The days that a calendar shows, as `YYYY-MM-DD`. */
export interface CalendarRequest {
  /** The first and the last day on the screen, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** An entry of the calendar; `to` is the path that it opens. */
export interface CalendarItem {
  /** Unique in the answer. */
  id: string;
  /** `YYYY-MM-DD`; other days than those of the request are left out. */
  day: string;
  /** At most 200 characters. */
  title: string;
  /** A path of this installation: `/inbox?tab=snoozed`. */
  to?: string;
}

/** The text that a person has typed into the search. */
export interface SearchRequest {
  /** Trimmed, at least one character. */
  query: string;
}

/** A result of the search; `to` is the path that it opens. */
export interface FoundItem {
  /** Unique in the answer. */
  id: string;
  /** At most 200 characters. */
  title: string;
  /** A second line, at most 200 characters. */
  detail?: string;
  /** A path of this installation: `/team`. */
  to: string;
}

/** The props of the points that show a component. */
export interface ExtensionProps {
  'project-tab': ProjectTabProps;
  'task-panel-section': TaskPanelSectionProps;
  'dashboard-widget': DashboardWidgetProps;
  'settings-section': SettingsSectionProps;
}

/** The requests of the points that call a function. */
export interface ExtensionRequests {
  'card-badge': CardBadgeRequest;
  'calendar-source': CalendarRequest;
  'search-provider': SearchRequest;
}

/** The items that these functions return. */
export interface ExtensionItems extends Record<keyof ExtensionRequests, object> {
  'card-badge': CardBadge;
  'calendar-source': CalendarItem;
  'search-provider': FoundItem;
}

/** Extension points that show a component. */
export type ComponentPoint = keyof ExtensionProps;
/** Extension points that call a function. */
export type FunctionPoint = keyof ExtensionRequests;

/** Doesn't compile when a point of the list has no type above. */
type Complete<
  Types extends Record<Exclude<ExtensionPoint, 'palette-command' | 'notification-type'>, object>,
> = keyof Types;
/** Extension points that need code of the remote. */
export type CodePoint = Complete<ExtensionProps & ExtensionRequests>;

/** Tools for a function of a remote. It has 5 seconds. */
export interface ExtensionTools {
  /** Runs the calls of `@taskloom/contracts/rtk`: `dispatch(api.endpoints.x.initiate(argument, { subscribe: false }))`. */
  dispatch: AppDispatch;
  /** Aborted when the time is over or the answer is no longer needed. */
  signal: AbortSignal;
}

/** The default export of the module of a function extension. */
export type ExtensionFunction<Point extends FunctionPoint> = (
  request: ExtensionRequests[Point],
  tools: ExtensionTools,
) => Promise<readonly ExtensionItems[Point][]>;

/** The code of one extension: a module whose default export is a component or a function, loaded when its place is opened. */
export type Extension =
  | {
      [Point in ComponentPoint]: {
        point: Point;
        load: () => Promise<{ default: ComponentType<ExtensionProps[Point]> }>;
      };
    }[ComponentPoint]
  | {
      [Point in FunctionPoint]: {
        point: Point;
        load: () => Promise<{ default: ExtensionFunction<Point> }>;
      };
    }[FunctionPoint];
