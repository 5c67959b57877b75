import { useState } from 'react';
import { LIMITS, type ApiTokenScope } from '@taskloom/contracts';
import {
  errorMessage,
  fieldErrors,
  useCreateApiTokenMutation,
  useGetStepUpWaysQuery,
} from '@taskloom/contracts/rtk';
import { useTokenTexts } from './texts';

type Mistakes = Partial<Record<'name' | 'projectIds' | 'password', string>>;

/** The form of a new token: its values, what is wrong with them, and sending it. */
export function useNewToken(onCreated: (secret: string) => void) {
  const t = useTokenTexts();
  const [create, { isLoading: busy }] = useCreateApiTokenMutation();
  /** Others give another proof, which the shell asks for. */
  const hasPassword = useGetStepUpWaysQuery().data?.password ?? true;
  const [values, setValues] = useState({
    name: '',
    scope: 'read' as ApiTokenScope,
    days: LIMITS.apiTokenDefaultDays as number,
    projectIds: null as string[] | null,
    password: '',
  });
  const [mistakes, setMistakes] = useState<Mistakes>({});

  const set = (changes: Partial<typeof values>) => {
    setValues({ ...values, ...changes });
    setMistakes({});
  };

  const problems = (): Mistakes => {
    const chosen = values.projectIds?.length;
    return {
      ...(values.name.trim() === '' && { name: t('nameMissing') }),
      ...(chosen === 0 && { projectIds: t('projectsMissing') }),
      ...(chosen !== undefined &&
        chosen > LIMITS.apiTokenProjects && {
          projectIds: t('projectsMany', { count: LIMITS.apiTokenProjects }),
        }),
      ...(hasPassword && values.password === '' && { password: t('passwordMissing') }),
    };
  };

  const submit = async (): Promise<void> => {
    const found = problems();
    setMistakes(found);
    if (Object.keys(found).length > 0) return;
    const { projectIds, password, ...rest } = values;
    const { data, error } = await create({
      ...rest,
      ...(hasPassword && { password }),
      name: values.name.trim(),
      ...(projectIds && { projectIds }),
    });
    if (data) return onCreated(data.secret);
    const serverMistakes = Object.fromEntries(
      fieldErrors(error).map(({ field, message }) => [field, message]),
    );
    const { name, projectIds: projects } = serverMistakes;
    setMistakes(name || projects ? serverMistakes : { password: errorMessage(error, t('error')) });
  };

  return { values, set, mistakes, busy, submit, hasPassword };
}
