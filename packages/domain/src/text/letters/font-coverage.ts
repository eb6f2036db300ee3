import type { FontFolder } from './font-folders.ts';

/** What each file of the font packages draws, see `readCoverage`; the same in all weights. Written by `npm run golden`. */
export const FONT_COVERAGE: Readonly<Record<FontFolder, Readonly<Record<string, string>>>> = {
  'crimson-text': {
    latin: 'x.2l y.c 2.29 1e x.1 a1 a k 2 5rr.1 4.2 2.2 4 4 c.1 6.1 a 1c 1k 3a 33 2 3j 3',
    'latin-ext': '74.1c 2.m 2.7 3.16 b n.1 e.1 t.7 2.6 6.1 o.4 p.3 n.1 4 5hl.j 5.3 3.d 2.u 2.2 5.7 2.7 2 2.f 2 2.u 2h.7 87',
    vietnamese: '76.1 d.1 n.1 1r.1 1j.1 e.1 5ps.2h',
  },
  montserrat: {
    latin: 'x.2l y.c 2.29 3 1b x.1 a0.1 a k 2 10.1 2.1 4.1 q 6 5pc 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 33 2 3j 3',
    cyrillic: '1t 2n x 1t e7 73.2n 1d.1 v.1 5lx',
    'cyrillic-ext': '1t 2n x 1t o0.1 7.1 7.3 l.5 3.t 3.25 h.3 7.3 7.5 5.1 5fp',
    'latin-ext': '1t 2n x 1r.1c 2.v 3.1b 3.6 2.6 2.b 3.2 3 3.d 7.1h 3.14 2.1 3.d 4 3.4 3.g 2.1 2.3 2.1 3.1 3.3 2.4 3 2.1 2.1 8.1 2 3 4.5 2 4 2.1 3 5 j 7.3 2.5 6.5 b 6 f 2 d.1 4.1 2.1 4.1 q 6 55d 9 6 2 7.1 5 3 w 2.1 j j i 5 4 1t.4b 3 2c.7 87 3l 2.1 2.1 2 2 2.1 3.1 2.1 3.2 2.1 2 2c 28d.6 7.2 3.1 o8j.1 p.1 20.4 5.1 l.3 2.1 3.8 e.1 3.2 d.2',
    vietnamese: '1t 2n x 1t.1 d.1 n.1 1r.1 1j.1 e.1 9c.1 2.1 4.1 q 6 5fb.2h c2',
  },
  nunito: {
    latin: 'x.2l y.2n 3 1b x.1 a0.1 a k 2 10.1 2.1 4.1 q 5pi 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 6o 3',
    cyrillic: '1t 2n x 1t e7 73.2n 1d.1 v.1 5lx',
    'cyrillic-ext': '1t 2n x 1t o0.1 7.1 7.3 l.5 3.j 3.7 3.25 h.3 7.3 7.5 5.1 5fp',
    'latin-ext': '1t 2n x 1r.1c 2 2.t 3.16 3 9 5 3 e.1 e.1 3.1 g.a 6 h.2 2.2 4 b.x 4 7.2 2.3 3.3 4 s 4 2 1l 13.1 2 2.1 8.5 h z.1 2.1 4.1 q 5b9.1 3.3 5.3 5.1 3.1 3.1 5.1 3.1 7.1 3.1 7.7 3.7 7.1 3.b 3.3 9.3 5.5 9.1 3.1 4 7 2c.7 87 3l 2.1 2.1 2 2 2.1 3.1 2.1 3.2 2.1 2e',
    vietnamese: '1t 2n x 1t.1 d.1 n.1 1r.1 1j.1 e.1 9c.1 2.1 4.1 q 5fh.2h c2',
  },
  mclaren: {
    latin: 'x.2l y.2n 1e x.1 ab k 2 5rr.1 4.2 2.2 4 4 j.1 a 2w 3a 6o',
    'latin-ext': '4g 2o.1c 2.v 3.16 k 2y.3 1k 40 m 5gj.5 31.1 8d',
  },
  roboto: {
    latin: 'x.2l y.2n 1e x.1 a1 a k 2 10.1 2 6 q 5pb 7 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 6o 17n1 72',
    cyrillic: '4g gx 73.2n 1d.1 v.1 5lx',
    'cyrillic-ext': '4g qo.12 2.7 3.t 3.2p',
    greek: '4g kk.6 2 2.j 2.17 3.1 4',
    'greek-ext': '4g 625',
    'latin-ext': '4g 2o.1c 2.v 3.17 g 3 e.1 e.1 1s a.5 p.3 s y 2r b 2 k m d.1 2 6 q 5b1.1 1p.1 1t.5 p 2c.7 87 3n.1 2.5 6 8.1 2.1 2e',
    vietnamese: '4g 2q.1 d.1 n.1 1r.1 1j.1 e.1 9c.1 2 6 q 5fh.2h c2',
    math: 'x.2l y 7 5 5 12 w ek 3y.g 2.6 8.o 8 5 5kx r.1 9 1g 4.q 3b x 8 5w 4 9 2.1 8 4 d t o 4.1 o5',
    symbols: 'z 7 6.9 8.p 7.p 12 682 8p.3 ua 16.1 4',
  },
  'indie-flower': {
    latin: 'x.2l y.2n 1e x.1 ab k 2 5rr.1 4.2 2.2 4 4 j.1 a 2w 3a 6o',
    'latin-ext': '4g 2o.11 2.2 2.5 4.3 2.g 3.5 3.h 3.m k 2y.3 p.1 4u m 5gj.5 31.1 8d',
  },
  rasa: {
    latin: 'x.2l y.2n 1e x.1 a0.1 a k 2 10.1 2.1 4.1 q 5pb 7 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 33 2 3j 3',
    gujarati: '4g 1qc.1 7w.2 2.8 2.2 2.l 2.6 2.1 2.4 3.9 2.2 2.2 3 g.3 3.9 2 8 45u.2 4s 103',
    'latin-ext': '4g 2o.1c 2.v 3.16 h 3 e.1 e.1 k.8 q.1 3.1 f.x f.3 3.3 4 y 2o.1 2 2.1 8.5 h z.1 2.1 4.1 q 5b9.1 3.3 5.3 5.1 3.1 3.1 5.1 3.1 7.1 3.1 7.7 3.7 7.1 3.b 3.3 9.3 5.5 9.1 3.1 4 7 2c.7 87 3l 2.1 2.1 2 2 2 4.1 3 4.1 2.1 2e',
    vietnamese: '4g 2q.1 d.1 n.1 1r.1 1j.1 e.1 9c.1 2.1 4.1 q 5fh.2h c2',
  },
  jost: {
    latin: 'x.2l y.2n 1e x.1 ab k 2 10.1 2.1 4 5qj.1 4.2 2.2 4 4 j.1 a 2w 3a 6o 3',
    cyrillic: '1t 2n gx 73.1 2 9.2 2.1t 2 9.2',
    'latin-ext': '1t 2n 2o.1c 2.v 3.16 k 3k.1 5.3 s 40 m z.1 2.1 4 5fc.9 l 2c.1 8d 4d',
  },
  'comic-relief': {
    latin: 'x.2l y.2n 1e x.1 ab k 2 10.1 2.1 4 5qj.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 6o 3',
    cyrillic: 'x 3j gx 74.b 2.1t 2.b 2.1 1d.1 5mt',
    greek: 'x 3j ke 6.6 2 2.j 2.17',
    'latin-ext': 'x 3j 2o.1c 2.v 3.17 j 2w.5 p.3 s 40 2 k z.1 2.1 4 5fc.5 p 2c.1 8d 3n.1 3 30',
  },
  'noto-sans': {
    latin: 'x.2l y.2n 1e x.1 a0.1 a k 2 10.1 2.1 4.1 q 6 5p5 7 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 6o 17n1 72',
    cyrillic: '4g gx 73.2n 1d.1 v.1 5lx',
    'cyrillic-ext': '4g qo.1b 3.t 3.3h 4lt.8 to 2lo.v nr5.2n han.1',
    devanagari: '4g f0 18k.3j 4gc.2 1j 2s h 1j yk pwz',
    greek: '4g k0.7 3.5 5.6 2 2.j 2.1q f.f',
    'greek-ext': '4g 600.l 3.5 3.11 3.5 3.7 2 2 2 2.u 3.1g 2.e 2.d 3.5 2.i 3.2 2.8',
    'latin-ext': '4g 2o.1c 2.v 3.9y 2.9 2.5 2.9 6.10 2.1 4.1 q 6 53r.5b 1t.4f 2b.d 81 3k.b 2.j 2b 28d.v o81.4q 6.1 2 2.4 p.d',
    vietnamese: '4g 2q.1 d.1 n.1 1r.1 1j.1 e.1 9c.1 2.1 4.1 q 6 5fb.2h c2',
  },
  'noto-sans-arabic': {
    arabic: '4g 128.73 29.1b 6p.u 2.1 7.21 2.s 4jx.2 2.1 1q 2r6 14i7.36 h.cc 3.1h 8 x.f 35.4 2.3q 3 35q.2',
  },
  'noto-sans-hebrew': {
    hebrew: '19 37 h3.1 i1.1i 9.q 5.5 55k.4 4a 10i 164x.p 2.4 2 2.1 2.1 2.9',
  },
  'noto-serif': {
    latin: 'x.2l y.2n 1e x.1 a0.1 a k 2 10.1 2.1 4.1 q 6 5p5 7 2 8.1 4.2 2.2 4 4 c.1 6.1 a 2w 3a 6o 17n1 72',
    cyrillic: '4g gx 73.2n 1d.1 v.1 5lx',
    'cyrillic-ext': '4g qo.1b 3.t 3.3h 4lt.8 to 2lo.v nr5.2n han.1',
    greek: '4g k0.7 3.5 5.6 2 2.j 2.1q f.f',
    'greek-ext': '4g 600.l 3.5 3.11 3.5 3.7 2 2 2 2.u 3.1g 2.e 2.d 3.5 2.i 3.2 2.8',
    'latin-ext': '4g 2o.1c 2.v 3.9y 2.9 2.5 2.9 6.10 2.1 4.1 q 6 53r.5b 1t.4f 2b.d 81 3k.b 2.j 2b 28d.v o81.4q 6.1 2 2.4 p.d',
    vietnamese: '4g 2q.1 d.1 n.1 1r.1 1j.1 e.1 9c.1 2.1 4.1 q 6 5fb.2h c2',
    math: 'x.2l y 7 5 5 12 w ej.1 2 2.1 8 2 3 5 c.1 5 3.1 2.1 5 2 c 7 1w.g 2.6 8.o 8 4.1 q.1 3.1 5k1.1 r.6 4 4 3 4 9 7 8 h.1 3.q 2.c 2s.i 2.1 2.a 2.18 5f qi',
  },
  'noto-naskh-arabic': {
    arabic: '4g 128.73 29.1b 6p.u 2.1 7.21 2.s 4jx.2 2 1r 2r6 14i7.36 h.cc 3.1h 8 x.f 35.4 2.3q 3 35q.2',
  },
  'noto-serif-hebrew': {
    hebrew: '19 37 h3.1 i1.1i 9.q 5.5 55k.4 4a 10i 164x.p 2.4 2 2.1 2.1 2.9',
  },
  'noto-sans-symbols': {
    symbols: 'z 7 6.9 8.p 7.p 12 682 57.3 2.2 3g.z 2.3 2.1 5.9 9z.f 2.4 2 5.3 3.1 6.1 2.9 1z 4.k 2.4 l f.f 3.b 7.6 3c.4f 5p 1q.3 6 h.b 9.3 2.m m.l i.d 5.7 4.f i k.t u.4 2d.t b2.1 2i1q.c 4.2k 4.w b.h pm.3 6 5d 6o.37',
  },
  'noto-sans-symbols-2': {
    math: 'x.2l y 7 1c w ej.1 4.1 a k.1 63v 6.1 3k 17.2 kp 4 4 6 4 9 2 1b p2 1q 18',
    symbols: 'z 7 6.9 8.p 7.p 5 x 682 5c.1 5o 1j.a 3 11.1 3k 17.2 28 2 2.1 9.4 3 28 2.2 l 1m.1 q.1 3.2 2.1h q.a 9i.2x 5.4 2.f d.7 5 o.k n.g f.3 9.2 h.g 2.i v.4 2.3 2.h 6.5 2.y 2 2.4 3.v v 4.n 2.d 1u.73 3m 1q 18 7p.d 5.t u.12 3.v 2.2u 2 6o1.1r z5m.2 91.26 2.c 4 1c.19 6b.r 291.u 12rm.j d.j d.2e a.o 5mw.17 5.2r d.e 3.e 2.e 2.10 o.2 2m.2 1q 9s.2 6 7 5.b a 1u 5 m.c 8 5.2 k 2 2 4.4 6.c d 4.2 2.2 h d a 7 p 2.1 4.3 3.2 5 n j 12 d 3 6 2 4 9.3 f 5 5.2 4.3 a 2.2 2.1 5 4.3 3 5.1 17.7 5 6.15 2.p 3.c 2.2d 2e.1b 8 6 4 3 4 l 5 7.1 2 a.5 2.2 4.4 9.a 6.3 4.5 3c.2 5.2m 7.b l.b 5.1j 9.9 7.13 9.t 3.1 27.b 1c b 56.2b d.d 3.4 4.2 6.6 a.o 8.6 a.2 e.6 16.42 2.1i 12.9',
  },
  'noto-emoji': {
    '0': '1e6m.1 1c5z.p',
    '1': '6bx 177 3r 16jr.1 1ce1 3o 1h 1e.1 j9 gwqh.1 2 2 5 2 5.1 3 8',
    '2': 'z 7 6.9 34 5 673 1b d 4a 1r n 2j.5 g.1 f9 q.6 9.2 5k 6g.1 b a 1n.3 j h.1 3 4 4.1 9 8 2 6.b d 3 2.1 2 j 3.1 m 6.1 4 7 3.1 z 6 1d f 2 7 4 i.1 j 5 2 5.2 2 d 1d.2 a f f ad.1 cw.2 k.1 1l yj d gq 2 146t.1 1c2p.1 d.1 f 3.9 2v.1 o l 3.8 m.1 5b 46 f.1 6 17 2i 2g.3 3.1 c.1 4.1 7 y n.4 a.7 e 3.c b.e c 5 2e 1w 7 58 2.4 2 4.5 2 4.3 b.1 6 5 78.b 5 7x.1 5f.1 f 44.2 1k',
    '3': '6bx lp.1 d 5k.3 en c 3o 2 2.1 2 n.1 u 2 2 1b 7 6 3 16gs.1 1cdv v 35.1 m k 1d 9 3 2f.h y 5.1 2.2 j 2 2 b 3.5 3.v 2.l e 9.c 2.1 f.3 3.2 y.n 8.1 6 h 3.3 o 3 9.1 g.2 d.2 9.2 3 i 53 2 h 2 2 a 2.2 3 e.1 f i3.4 1c b 14.4 4.2 2.6 3.8 36.3 5.2 b 8.1 2.2 3 3.7 2.5 3.4',
    '4': '7kv 2m.1 1h 5 16hi.1 1bsl 5n j5.4 2.5 2.4 5.1 2.2 3.1 4.2 2.2 2.9 3.4 2.3 5.1 2.1 6.4 11.1 3p 2s l.6 1a 26 j.1 1b 8r 2 3 g3 2 4 2.8 48.2 c.1 3e.1 f.1 2.2 2.3 a.1 2.1 9 8 1i',
    '5': '7mb 2e.1 7.1 2.1 5 3 b 16h2.1 1cdu 2 3.1 2 7 40.2 8 z.1 7 2.4 4.7 2.5 2.1 48 a 14 41.2 4t.5 3l.y 2.4 a v 4.1 7.2 3.3 4 2.1 7.3 2 2.1 jl.1 1c 6 3t',
    '6': '6bx 16w 16nt.1 1cf2.3 6 7 7.1n 3 bs jj 2 9j.2 c.v 1b c m.b 79.c',
    '7': '6bx 16b.1 2.1 g 4 3t z.1 3 14 1k s rb 1h 15mm.1 1cdt 4.1 3 2.5 2.g 3.8 5.4 2.5 2.6 40 2 6.2 n b.1r 29 n 7 3b 11 15 4.1 5s.2 3y h4 1s.1a c 5y o 8.f e.2 o',
    '8': '6bx 183 2 2b.1 2p 2 f 2k 1p 16ct.1 1cfj 1h 9 8.1 e h 4 q.2 3 3.2 v 2 e.4 1d 1i.3 2.d 4 5.2 3.1 4 4 2 16.1 2z 5 20.1 5 5n.2 4 2.1 1e i h h.2 a c gh 9 a.1 3.6 2.2 1l 1k.4 5.1 3.1 f.3 2.e 41 i 1t.2 3 13',
    '9': '6bx av.1 vi q 3 p.1 17 1o z 1y.3 r 1n.1 rw 15mm.1 1cej.5 c 2m.1 35.4 1t.g j.2 k.2 2.3 5 6.1 7.c 3 2.2 2.3 4 3a 26 t 5.1 e 1r t.1w 4.2 2 3 jh.p 2.8 3.1 1p.6 2.2 12 k.3 4 3.1 h g.1 44.4 1z.2 4 q.6 2.2 5.b',
    '10': '1e6m.1 1d56 qa.2 1r h e',
  },
};
