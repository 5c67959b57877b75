import { LabelMark } from '@taskloom/ui';
import { PickList } from '../pick-list/pick-list';
import { useTexts } from '../texts/all';
import { useCreateLabel, useLabels } from './use-labels';

interface LabelPickerProps {
  projectId: string;
  /** Ids of the chosen labels. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses labels of a project and creates new ones. For popovers. */
export function LabelPicker({ projectId, chosen, onChange }: LabelPickerProps) {
  const t = useTexts();
  const labels = useLabels(projectId);
  const create = useCreateLabel(projectId);
  return (
    <PickList
      label={t('findLabel')}
      multiple
      options={labels.map((label) => ({
        value: label._id,
        label: label.name,
        content: <LabelMark label={label} />,
      }))}
      chosen={chosen}
      onPick={(id) =>
        onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
      }
      emptyText={t('noLabels')}
      create={{
        text: (name) => t('createLabel', { name }),
        onCreate: (name) =>
          void create(name).then((label) => label && onChange([...new Set([...chosen, label._id])])),
      }}
    />
  );
}
