import { API, API_BASE, type Attachment } from '@taskloom/contracts';

export interface AttachmentRow {
  id: string;
  name: string;
  size: number;
  type: string;
  uploader: { _id: string; name: string };
  createdAt: string;
}

export const presentAttachment = ({
  id,
  name,
  size,
  type,
  uploader,
  createdAt,
}: AttachmentRow): Attachment => ({
  _id: id,
  name,
  size,
  type,
  url: API_BASE + API.file(id),
  uploadedBy: { _id: uploader._id, name: uploader.name },
  createdAt,
});
