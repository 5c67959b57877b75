import { foldText, LIMITS, SCREENS, type ListedProject } from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { useRecentProjects, type RecentProject } from '@taskloom/client';
import { useTypedLabels } from '@taskloom/client/quick-add';
import { useProjectList } from '@taskloom/client/realtime';
import { matchPath, useLocation, useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { icons } from '@taskloom/ui/icons';
import { useQuickText } from '@taskloom/ui/quick-add';
import type { PaletteItem } from './palette-item';
import { usePaletteTexts } from './texts';

type Choice = Pick<ListedProject, '_id' | 'title' | 'members'>;

const NOTHING_TO_NAME = { people: [], labels: [] };

/** Projects that are offered for a new task. */
const MOST = 8;

/** The first `#bill` that begins a word of a project's title chooses the project. Each other `#` is a label, a part of the rest. */
export const readProject = <Named extends { title: string }>(
  text: string,
  projects: readonly Named[],
): { rest: string; among: readonly Named[] } => {
  for (const [token, , words = ''] of text.matchAll(/(^|\s)#(\S+)/g)) {
    const wanted = foldText(words.trim());
    const among = projects.filter(({ title }) =>
      [foldText(title), ...foldText(title).split(/\s+/)].some((part) => part.startsWith(wanted)),
    );
    if (among.length > 0) return { rest: text.replace(token, '').trim(), among };
  }
  return { rest: text.trim(), among: projects };
};

/** The open project first, then those used last, then the others. `known`: those that need not be asked for. */
function useChoices(): { choices: Choice[]; known: ReadonlySet<string> } {
  const { pathname } = useLocation();
  const { data: projects = [] } = useProjectList();
  const recent = useRecentProjects();
  const open = matchPath('/projects/:id/*', pathname)?.params.id;
  const first = [open, ...recent.map(({ _id }) => _id)];
  const place = ({ _id }: Choice): number => (first.includes(_id) ? first.indexOf(_id) : first.length);
  const choices = projects.toSorted((a, b) => place(a) - place(b));
  const known = choices.filter(({ _id }) => first.includes(_id) || choices.length === 1);
  return { choices, known: new Set(known.map(({ _id }) => _id)) };
}

interface CreateOptions {
  query: string;
  /** Offers several projects. */
  all: boolean;
  /** The id of the selected item. */
  selected: string | undefined;
  /** A project gets the task. */
  onUse: (project: RecentProject) => void;
}

const idOf = ({ _id }: Choice): string => `create-${_id}`;
const peopleOf = ({ members }: Choice) => members.map(({ user }) => user);

/**
 * "Create task": in the last used project, or in one of several to choose from: with `all`, and when none was used. People and labels are
 * those of each project; labels are requested for the selected one.
 */
export function useCreateItems({ query, all, selected, onUse }: CreateOptions) {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const [create] = useCreateTaskMutation();
  const { choices, known } = useChoices();
  const { rest, among } = readProject(query, choices);
  const [first] = among;
  const labelled = among.find((project) => idOf(project) === selected) ?? first;
  const labels = useTypedLabels(labelled?._id ?? '', rest);
  const quick = useQuickText(rest, NOTHING_TO_NAME);
  if (rest === '') return { items: [], putBack: quick.putBack };

  const add = async (project: Choice) => {
    onUse({ _id: project._id, title: project.title });
    const named = { people: peopleOf(project), labels: await labels.ask(project._id) };
    const fields = await quick.read(rest, named);
    const title = fields.title.slice(0, LIMITS.title);
    const { data, error } = await create({
      projectId: project._id,
      task: { deadline: null, ...fields, title },
    });
    if (isKept(error)) return toast.info(t('kept'), t('keptText'));
    if (!data) return toast.error(t('createFailed'), errorMessage(error, t('createFailed')));
    const onPress = () => void navigate(SCREENS.task(project._id, data._id));
    toast.success(t('created'), t('createdIn', { title, project: project.title }), {
      action: { label: t('openTask'), onPress },
    });
  };
  // `#` names it already when one is left.
  const asks = among.length > 1 && first !== undefined && !known.has(first._id);
  const items = among.slice(0, all || asks ? MOST : 1).map((project): PaletteItem => {
    const known = project === labelled ? labels.known : [];
    const { title, tokens } = quick.readFor({ people: peopleOf(project), labels: known });
    // Among what is found, only the selected item shows what is recognised below the field.
    const words = all ? [] : tokens.map(({ shown }) => shown);
    return {
      id: idOf(project),
      group: 'create',
      label: t('createTask', { title }),
      detail: [project.title, ...words].join(' · '),
      toChoose: asks,
      icon: icons.action.add,
      tokens,
      run: () => void add(project),
    };
  });
  return { items, putBack: quick.putBack };
}
