import { useState } from 'react';
import { AUDIT_FORMATS, localDay, type AuditFilters, type AuditFormat } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useLazyGetAuditExportQuery } from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/audit';
import { saveFile } from './save-file';

const LABELS = { csv: 'exportCsv', jsonl: 'exportJsonl' } as const satisfies Record<AuditFormat, string>;

export interface ExportButtonsProps {
  filters: AuditFilters;
  /** An export is an event of the log itself. */
  onExported: () => void;
}

/** Download the events that fit the filters. The API takes no cookie for this call, so a link could not load it. */
export function ExportButtons({ filters, onExported }: ExportButtonsProps) {
  const t = useTexts();
  const [load] = useLazyGetAuditExportQuery();
  const [busy, setBusy] = useState<AuditFormat>();
  const save = async (format: AuditFormat) => {
    setBusy(format);
    const { data, error } = await load({ ...filters, format });
    setBusy(undefined);
    if (data === undefined) return toast.error(t('error'), errorMessage(error, t('exportFailed')));
    saveFile(data, `audit-${localDay()}.${format}`);
    toast.success(t('exported'));
    onExported();
  };
  return AUDIT_FORMATS.map((format) => (
    <PlainButton
      key={format}
      icon={icons.action.download}
      busy={busy === format}
      onClick={() => void save(format)}
    >
      {t(LABELS[format])}
    </PlainButton>
  ));
}
