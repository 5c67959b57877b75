import { useRef, useState, type SyntheticEvent } from 'react';
import { errorMessage, useUploadPictureMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useProfileTexts } from './profile/texts';
import { cropPicture } from './crop-picture';
import styles from './crop-picture.module.css';

export interface CropPictureDialogProps {
  /** Object URL of the chosen file. */
  source: string;
  onClose: () => void;
  /** The browser can't show the file as an image. */
  onUnreadable: () => void;
}

/** The largest square in the middle of the image. */
const middleOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop => {
  const square = makeAspectCrop({ unit: '%', width: 90 }, 1, naturalWidth, naturalHeight);
  return centerCrop(square, naturalWidth, naturalHeight);
};

const HANDLES = [
  'nwDragHandle',
  'nDragHandle',
  'neDragHandle',
  'eDragHandle',
  'seDragHandle',
  'sDragHandle',
  'swDragHandle',
  'wDragHandle',
] as const;

/** The selection stays a circle, so all handles do the same. */
const ariaLabels = (cropArea: string, handle: string) => ({
  cropArea,
  ...(Object.fromEntries(HANDLES.map((name) => [name, handle])) as Record<(typeof HANDLES)[number], string>),
});

/** Lets the person choose the part of the image that becomes their picture, and uploads it. */
export default function CropPictureDialog({ source, onClose, onUnreadable }: CropPictureDialogProps) {
  const t = useProfileTexts();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [drawing, setDrawing] = useState(false);
  const [upload, { isLoading }] = useUploadPictureMutation();
  const busy = drawing || isLoading;

  const save = async () => {
    if (!image.current || !crop) return;
    setDrawing(true);
    const picture = await cropPicture(image.current, crop).catch(() => null);
    setDrawing(false);
    if (!picture) return onUnreadable();
    const { error } = await upload(picture);
    if (error) return toast.error(t('pictureFailed'), errorMessage(error, t('failedText')));
    toast.success(t('saved'), t('pictureSaved'));
    onClose();
  };

  return (
    <Dialog
      open
      title={t('cropTitle')}
      subtitle={t('cropText')}
      closeText={t('cancel')}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <PlainButton onClick={onClose} disabled={busy}>
            {t('cancel')}
          </PlainButton>
          <PlainButton variant="primary" busy={busy} disabled={!crop} onClick={() => void save()}>
            {busy ? t('saving') : t('pictureUse')}
          </PlainButton>
        </>
      }
    >
      <div className={styles.stage}>
        <ReactCrop
          className={styles.crop}
          crop={crop}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={48}
          ariaLabels={ariaLabels(t('cropArea'), t('cropHandle'))}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img
            ref={image}
            className={styles.image}
            src={source}
            alt=""
            onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => setCrop(middleOf(currentTarget))}
            onError={onUnreadable}
          />
        </ReactCrop>
      </div>
    </Dialog>
  );
}
