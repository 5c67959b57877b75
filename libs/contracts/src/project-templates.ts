import type { Hue } from './project-label.js';

/** What a project can start with, in the order of the choice on the dashboard. */
export const PROJECT_TEMPLATES = ['blank', 'release', 'marketing', 'hiring', 'personal'] as const;
/** What a project starts with: labels and tasks. */
export type ProjectTemplate = (typeof PROJECT_TEMPLATES)[number];

/** Languages in which templates are written. */
export const TEMPLATE_LANGUAGES = ['en', 'de'] as const;
/** A language in which templates are written. */
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];

/** A label of a template with its tasks, in the order of the board. */
export interface TemplateGroup {
  label: string;
  color: Hue;
  /** The titles. */
  tasks: readonly string[];
}

type Translated<T> = Readonly<Record<TemplateLanguage, T>>;

/** The colours are the same in every language; the two lists have the same shape. */
interface Group {
  color: Hue;
  label: Translated<string>;
  tasks: readonly Translated<string>[];
}

const text = (en: string, de: string): Translated<string> => ({ en, de });

const GROUPS: Readonly<Record<ProjectTemplate, readonly Group[]>> = {
  blank: [],
  release: [
    {
      color: 'iris',
      label: text('plan', 'Planung'),
      tasks: [
        text('Agree on the scope', 'Umfang abstimmen'),
        text('Pick the date', 'Termin festlegen'),
        text('Name who decides', 'Festlegen, wer entscheidet'),
        text('List what can break', 'Risiken auflisten'),
      ],
    },
    {
      color: 'sky',
      label: text('build', 'Umsetzung'),
      tasks: [
        text('Freeze new features', 'Funktionen einfrieren'),
        text('Fix the blockers', 'Blockierende Fehler beheben'),
        text('Test the upgrade path', 'Upgrade testen'),
        text('Rehearse going back', 'Rückkehr üben'),
      ],
    },
    {
      color: 'green',
      label: text('ship', 'Veröffentlichung'),
      tasks: [
        text('Write the release notes', 'Versionshinweise schreiben'),
        text('Tell support', 'Support informieren'),
        text('Release on a quiet day', 'Ruhigen Tag wählen'),
        text('Watch the first day', 'Den ersten Tag beobachten'),
      ],
    },
  ],
  marketing: [
    {
      color: 'plum',
      label: text('message', 'Botschaft'),
      tasks: [
        text('Describe who it is for', 'Zielgruppe beschreiben'),
        text('Write the main sentence', 'Kernaussage formulieren'),
        text('Ask three customers for a quote', 'Drei Kunden um ein Zitat bitten'),
      ],
    },
    {
      color: 'amber',
      label: text('material', 'Material'),
      tasks: [
        text('Write the landing page', 'Landingpage schreiben'),
        text('Make the pictures', 'Bilder erstellen'),
        text('Draft the e-mail', 'E-Mail entwerfen'),
        text('Prepare the posts', 'Beiträge vorbereiten'),
      ],
    },
    {
      color: 'rose',
      label: text('launch', 'Start'),
      tasks: [
        text('Tell the team first', 'Zuerst das Team informieren'),
        text('Publish everything', 'Alles veröffentlichen'),
        text('Measure what worked', 'Messen, was funktioniert hat'),
      ],
    },
  ],
  hiring: [
    {
      color: 'iris',
      label: text('role', 'Stelle'),
      tasks: [
        text('Describe the role', 'Stelle beschreiben'),
        text('Agree on the salary', 'Gehalt abstimmen'),
        text('Choose who interviews', 'Festlegen, wer die Gespräche führt'),
      ],
    },
    {
      color: 'teal',
      label: text('search', 'Suche'),
      tasks: [
        text('Publish the job posting', 'Stellenanzeige veröffentlichen'),
        text('Ask people you know', 'Im eigenen Umfeld fragen'),
        text('Answer every application', 'Jede Bewerbung beantworten'),
      ],
    },
    {
      color: 'green',
      label: text('decision', 'Entscheidung'),
      tasks: [
        text('Hold the interviews', 'Gespräche führen'),
        text('Decide together', 'Gemeinsam entscheiden'),
        text('Prepare the first week', 'Erste Woche vorbereiten'),
      ],
    },
  ],
  personal: [
    {
      color: 'sand',
      label: text('home', 'Zuhause'),
      tasks: [
        text('Repair what is broken', 'Reparieren, was kaputt ist'),
        text('Sort one cupboard', 'Einen Schrank aufräumen'),
      ],
    },
    {
      color: 'orange',
      label: text('errands', 'Besorgungen'),
      tasks: [
        text('Make the appointments', 'Termine vereinbaren'),
        text('Pay the bills', 'Rechnungen bezahlen'),
      ],
    },
    {
      color: 'sky',
      label: text('for me', 'Für mich'),
      tasks: [text('Plan a day off', 'Einen freien Tag planen'), text('Read a book', 'Ein Buch lesen')],
    },
  ],
};

/** The labels of a template with their tasks. All tasks begin in To Do, without people and dates. */
export const templateGroups = (template: ProjectTemplate, language: TemplateLanguage): TemplateGroup[] =>
  GROUPS[template].map(({ color, label, tasks }) => ({
    color,
    label: label[language],
    tasks: tasks.map((title) => title[language]),
  }));

/** How many tasks a template has. */
export const templateTaskCount = (template: ProjectTemplate): number =>
  GROUPS[template].reduce((sum, { tasks }) => sum + tasks.length, 0);
