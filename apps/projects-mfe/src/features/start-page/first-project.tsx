import { LIMITS, SCREENS } from '@taskloom/contracts';
import type { ProjectTemplate } from '@taskloom/contracts/project-templates';
import { errorMessage, useCreateProjectMutation } from '@taskloom/contracts/rtk';
import { useNavigate } from '@taskloom/client/router';
import { useLanguage } from '@taskloom/client/texts';
import { toast } from '@taskloom/client/toasts';
import { Icon, PlainButton, TextField } from '@taskloom/ui';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTexts } from '../../texts/all';
import styles from './start-page.module.css';
import { StepCard } from './step-card';
import { TemplateChoice } from './template-choice';
import { TemplatePreview } from './template-preview';
import { useStartTexts } from './texts';

/** Focuses the title on arrival, unless the person has already moved on. Touch devices would show their keyboard. */
function useFocusOnArrival(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { activeElement: active } = document;
    const isFree = !active || active === document.body || active.localName === 'h1';
    if (isFree && !window.matchMedia('(pointer: coarse)').matches)
      field.current?.focus({ preventScroll: true });
  }, [field]);
}

function useFirstProject(onCreate: () => void) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [template, setTemplate] = useState<ProjectTemplate>('blank');
  const [create, { isLoading: creating }] = useCreateProjectMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating) return;
    // The dialog has all fields, and marks the missing ones.
    if (!title.trim()) return onCreate();
    const { data, error } = await create({ title: title.trim(), template, language });
    if (error) return toast.error(t('error'), errorMessage(error, t('createFailed')));
    toast.success(t('success'), t('projectCreated'));
    void navigate(SCREENS.project(data._id));
  };
  return { title, setTitle, template, setTemplate, creating, submit };
}

/** The first project from a title alone, empty or from a template. Enter creates it. */
export function FirstProject({ onCreate }: { onCreate: () => void }) {
  const t = useTexts();
  const start = useStartTexts();
  const { title, setTitle, template, setTemplate, creating, submit } = useFirstProject(onCreate);
  const field = useRef<HTMLInputElement>(null);
  useFocusOnArrival(field);
  return (
    <StepCard title={t('noProjects')} text={t('noProjectsYet')} done={false} className={styles.first}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.titleRow}>
          <TextField
            ref={field}
            label={start('projectTitle')}
            autoComplete="off"
            maxLength={LIMITS.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <PlainButton variant="primary" type="submit" busy={creating}>
            {creating ? t('creating') : t('create')}
            <Icon icon={CornerDownLeft} size={14} />
          </PlainButton>
        </div>
        <TemplateChoice chosen={template} onChoose={setTemplate} />
        <TemplatePreview template={template} />
      </form>
    </StepCard>
  );
}
