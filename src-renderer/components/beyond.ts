import { t } from '../i18n/t.ts';

/** The attributes of a button that its player sees they cannot pay for: it is dim, and says what is missing once it is pressed. */
export const beyondMarks = (beyond: boolean | undefined) =>
  beyond === true ? ({ 'data-beyond': true, 'aria-description': t('choice.beyond') } as const) : {};
