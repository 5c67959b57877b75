import { LIMITS, SCREENS } from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { useRecentProjects } from '@taskloom/client';
import { useProjectList } from '@taskloom/client/realtime';
import { matchPath, useLocation, useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { icons } from '@taskloom/ui/icons';
import type { PaletteItem } from './palette-item';
import { plain } from './rank';
import { usePaletteTexts } from './texts';

type Choice = { _id: string; title: string };

/** Projects that are offered for a new task. */
const MOST = 8;

/** `#bill` at the end or inside chooses a project by the beginning of one of its words; the rest is the title. */
export const readTask = (text: string, projects: readonly Choice[]): { title: string; among: Choice[] } => {
  const [token, , words = ''] = /(^|\s)#(\S+)/.exec(text) ?? [];
  const wanted = plain(words);
  const among = projects.filter(({ title }) =>
    [plain(title), ...plain(title).split(/\s+/)].some((part) => part.startsWith(wanted)),
  );
  const usable = token !== undefined && among.length > 0;
  const title = (usable ? text.replace(token, ' ') : text).replace(/\s+/g, ' ').trim();
  return { title: title.slice(0, LIMITS.title), among: usable ? among : [...projects] };
};

/** The open project first, then those used last, then the others. `known`: those that need not be asked for. */
function useChoices(): { choices: Choice[]; known: ReadonlySet<string> } {
  const { pathname } = useLocation();
  const { data: projects = [] } = useProjectList();
  const recent = useRecentProjects();
  const open = matchPath('/projects/:id/*', pathname)?.params.id;
  const first = [open, ...recent.map(({ _id }) => _id)];
  const place = ({ _id }: Choice): number => (first.includes(_id) ? first.indexOf(_id) : first.length);
  const choices = projects.map(({ _id, title }) => ({ _id, title })).sort((a, b) => place(a) - place(b));
  const known = choices.filter(({ _id }) => first.includes(_id) || choices.length === 1);
  return { choices, known: new Set(known.map(({ _id }) => _id)) };
}

/** "Create task": in the last used project, or in one of several to choose from: with `all`, and when none was used. */
export function useCreateItems(query: string, all: boolean, onUse: (project: Choice) => void): PaletteItem[] {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const [create] = useCreateTaskMutation();
  const { choices, known } = useChoices();
  const { title, among } = readTask(query, choices);
  if (title === '') return [];

  const add = async (project: Choice) => {
    onUse(project);
    const task = { title, deadline: null };
    const { data, error } = await create({ projectId: project._id, task });
    if (isKept(error)) return toast.info(t('kept'), t('keptText'));
    if (!data) return toast.error(t('createFailed'), errorMessage(error, t('createFailed')));
    const onPress = () => void navigate(SCREENS.task(project._id, data._id));
    toast.success(t('created'), t('createdIn', { title, project: project.title }), {
      action: { label: t('openTask'), onPress },
    });
  };
  const [first] = among;
  // `#` names it already when one is left.
  const asks = among.length > 1 && first !== undefined && !known.has(first._id);
  return among.slice(0, all || asks ? MOST : 1).map((project) => ({
    id: `create-${project._id}`,
    group: 'create',
    label: t('createTask', { title }),
    detail: project.title,
    toChoose: asks,
    icon: icons.action.add,
    run: () => void add(project),
  }));
}
