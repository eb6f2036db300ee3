import type { Template } from '@muro/domain';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { choose } from '../../app/catalogue/design-actions.ts';
import { useLocale } from '../../app/locale/text-store.ts';
import { templatePath } from '../../app/navigate/paths.ts';
import { applyStyle } from '../../flow/catalogue/design-choice.ts';

/** A style in the address steps the layout up once and then leaves the address. [SIZE-02] [SIZE-03] */
export function useStyle(template: Template): void {
  const { style = '' } = useParams();
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    if (style === '') return;
    choose(template, (choice) => applyStyle(template, choice));
    void navigate(templatePath(locale, template), { replace: true });
  }, [style, template, locale, navigate]);
}
