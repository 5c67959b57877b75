/** The sentences about agreements. */
export const agreements = {
  mayTitle: 'What {{remote}} {{version}} may do',
  mayNew: 'New',
  mayNothing: 'It makes no calls and shows nothing on other screens.',
  mayLead: 'It does this with the rights of the person who uses it.',
  confirmAgree: 'Agree and activate',
  confirmAgreePreview: 'Agree and show as preview',
  confirmPreview: 'Show as preview',
  previewThis: 'Make {{version}} the preview…',
  previewTitle: 'Make {{remote}} {{version}} the preview',
  willPreview:
    '{{remote}} {{version}} runs for team admins who open the preview. Nothing changes for others.',
  previewed: '{{remote}} {{version}} is the preview',
  permissions_one: '{{count}} permission',
  permissions_other: '{{count}} permissions',
  agreedBy: 'agreed {{since}} by {{name}}, for {{version}}',
  didAgree: 'agreed to what {{version}} may do',
} as const;
