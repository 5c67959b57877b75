import { HUES, LIMITS, type Hue, type Project, type ProjectLabel } from '@taskloom/contracts';
import { errorMessage, useDeleteLabelMutation, useUpdateLabelMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { IconButton, LabelMark, isComposing } from '@taskloom/ui';
import { Choice, Input } from '@taskloom/ui/form';
import { icons } from '@taskloom/ui/icons';
import { ConfirmDialog, Dialog } from '@taskloom/ui/modal';
import { useState } from 'react';
import { useLabels } from '../../labels/use-labels';
import { useTexts } from '../../texts/all';
import { Sentence } from '../../texts/sentence';
import styles from './manage-labels.module.css';

interface RowProps {
  projectId: string;
  label: ProjectLabel;
  onDelete: () => void;
}

/** Saves a colour at once, and a name on Enter or when the field is left. Escape restores the name. */
function Row({ projectId, label, onDelete }: RowProps) {
  const t = useTexts();
  const [name, setName] = useState(label.name);
  const [update] = useUpdateLabelMutation();
  const save = async (changes: { name?: string; color?: Hue }) => {
    const { error } = await update({ projectId, labelId: label._id, changes });
    if (!error) return;
    setName(label.name);
    toast.error(t('labelSaveFailed'), errorMessage(error, t('labelTryAgain')));
  };
  const saveName = () => {
    if (name.trim() === '' || name.trim() === label.name) setName(label.name);
    else void save({ name: name.trim() });
  };
  return (
    <li className={styles.row}>
      <Choice<Hue>
        aria-label={t('labelColor', { name: label.name })}
        className={styles.color}
        options={HUES.map((hue) => ({
          value: hue,
          word: t(`hue_${hue}`),
          label: <LabelMark label={{ name: t(`hue_${hue}`), color: hue }} />,
        }))}
        value={label.color}
        onChange={(color) => void save({ color })}
      />
      <Input
        aria-label={t('labelName')}
        maxLength={LIMITS.labelName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={saveName}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter' && !event.repeat) saveName();
          if (event.key !== 'Escape' || name === label.name) return;
          event.stopPropagation();
          setName(label.name);
        }}
      />
      <IconButton
        label={t('deleteLabel', { name: label.name })}
        icon={icons.action.delete}
        size={28}
        onClick={onDelete}
      />
    </li>
  );
}

/** The owner renames, recolours and deletes labels. Mounted while it is open. */
export default function ManageLabelsDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels(project._id);
  const [deleting, setDeleting] = useState<ProjectLabel | null>(null);
  const [remove, { isLoading }] = useDeleteLabelMutation();
  const confirm = async (label: ProjectLabel) => {
    const { error } = await remove({ projectId: project._id, labelId: label._id });
    setDeleting(null);
    if (error) toast.error(t('labelDeleteFailed'), errorMessage(error, t('labelTryAgain')));
  };
  return (
    <Dialog
      open
      title={t('manageLabels')}
      subtitle={project.title}
      width="md"
      closeText={t('close')}
      onClose={onClose}
    >
      {labels.length === 0 && <p className={styles.empty}>{t('noLabelsYet')}</p>}
      <ul className={styles.list}>
        {labels.map((label) => (
          <Row
            // A name that someone else has changed replaces the one in the field.
            key={`${label._id} ${label.name}`}
            projectId={project._id}
            label={label}
            onDelete={() => setDeleting(label)}
          />
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          open
          title={t('areYouSure')}
          confirmText={t('confirmDeleteLabel')}
          cancelText={t('cancel')}
          busy={isLoading}
          onConfirm={() => void confirm(deleting)}
          onCancel={() => setDeleting(null)}
        >
          <Sentence text={(name) => t('deleteLabelWarning', { name })} strong={deleting.name} />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
