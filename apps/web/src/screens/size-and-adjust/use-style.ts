import type { Template } from '@muro/domain';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { choose } from '../../app/design-actions.ts';
import { templatePath } from '../../app/paths.ts';
import { useLocale } from '../../app/text-store.ts';
import { applyStyle } from '../../flow/design-choice.ts';

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
