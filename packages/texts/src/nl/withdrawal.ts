import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Like } from '../shared/core.ts';

export const withdrawal: Like<typeof source> = {
  here: 'Hier de overeenkomst herroepen',
  confirm: 'Herroeping bevestigen',
  title: 'Herroepingsrecht',
  until:
    'Je kunt de overeenkomst tot en met {date} zonder opgave van redenen herroepen; kwam je laatste pakket later dan aangekondigd, tot 14 dagen daarna.',
  way: 'Dat gaat op de pagina van je bestelling, onder ‘{here}’.',
  untilOpen: 'Je kunt de overeenkomst tot 14 dagen na ontvangst zonder opgave van redenen herroepen.',
  not: 'Geen herroepingsrecht geldt voor wat speciaal voor jou op maat is gemaakt: {what}.',
  statement: 'Ik herroep de overeenkomst van bestelling {id} over:',
  receipt: 'We sturen de ontvangstbevestiging met datum en tijd naar het e-mailadres van de bestelling.',
  elsewhere: 'Ook naar een ander e-mailadres (optioneel)',
  done: 'Je herroeping is ontvangen. De ontvangstbevestiging komt per mail.',
  withdrawn: 'Herroepen op {time}: {what}',
  held: 'Herroepen door de klant: {lines}',
  subject: 'Ontvangstbevestiging van je herroeping, bestelling {id}',
  mail: 'We hebben je herroeping ontvangen op {time}. Dit heb je verklaard:',
  shopSubject: 'Bestelling {id}: de klant heeft herroepen',
  shopMail:
    'De klant heeft de overeenkomst op {time} herroepen. De ontvangstbevestiging is automatisch verstuurd. Betaal binnen 14 dagen terug; een bestelling die nog niet is verzonden, staat in de wacht tot jullie die vrijgeven.',
  late: 'Volgens de levertijd die jullie noemden liep de termijn tot en met {date}. Of de herroeping op tijd is, hangt af van de dag waarop het laatste pakket aankwam: 14 dagen vanaf die dag.',
};
