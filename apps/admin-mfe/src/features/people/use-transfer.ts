import { useState } from 'react';
import type { PersonHoldings } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import {
  useDeletePersonMutation,
  useDisablePersonMutation,
  useTransferProjectsMutation,
} from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';
import { useOfferEnabling } from './use-offer-enabling';

type What = 'transfer' | 'disable' | 'delete';

export interface Holder {
  _id: string;
  name: string;
  disabled: boolean;
}

/** The chosen new owners, and the requests that transfer the projects to them. */
export function useTransfer(person: Holder, holdings: PersonHoldings | undefined, onDone: () => void) {
  const t = useTexts();
  const [owners, setOwners] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<What | null>(null);
  const [transfer] = useTransferProjectsMutation();
  const [disable] = useDisablePersonMutation();
  const [remove] = useDeletePersonMutation();
  const offerEnabling = useOfferEnabling();
  const projects = holdings?.projects ?? [];

  const choose = (next: Record<string, string>) => {
    setOwners(next);
    setProblem(null);
  };
  const send = async (what: What) => {
    const transfers = projects.flatMap(({ _id: projectId }) => {
      const ownerId = owners[projectId];
      return ownerId ? [{ projectId, ownerId }] : [];
    });
    if (transfers.length === 0 && projects.length > 0) return setProblem(t('ownersMissing'));
    if (what !== 'transfer' && transfers.length < projects.length) return setProblem(t('ownersMissing'));
    setBusy(what);
    const call = { transfer, disable, delete: remove }[what];
    const { error } = await call({ userId: person._id, transfers });
    setBusy(null);
    if (error)
      return setProblem(errorMessage(error, t(what === 'delete' ? 'deleteFailed' : 'transferFailed')));
    if (what === 'disable') offerEnabling(person);
    else if (what === 'delete') toast.success(t('deleted', { name: person.name }));
    else toast.success(t('transferred', { count: transfers.length }));
    onDone();
  };
  return {
    owners,
    problem,
    busy,
    send,
    clear: () => choose({}),
    give: (projectId: string, ownerId: string) => choose({ ...owners, [projectId]: ownerId }),
    giveAll: (ownerId: string) => choose(Object.fromEntries(projects.map(({ _id }) => [_id, ownerId]))),
  };
}
