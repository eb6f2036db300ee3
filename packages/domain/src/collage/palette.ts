/**
 * The colours of the picker, in rows of fourteen: greys from black to near white, then one row per lightness, from dark to pastel, each
 * once round the colour circle from orange to rose. [COLOR-05] [COLOR-06]
 */
export const PALETTE_COLUMNS = 14;

// biome-ignore format: one row of the picker a line
export const PALETTE: readonly string[] = [
  '#000000', '#282623', '#3a3735', '#4c4a47', '#605d5a', '#74716e', '#888682', '#9e9b97', '#b0adaa', '#c3c0bd', '#d7d4d0', '#e7e4e0', '#f3efec', '#fcf8f5',
  '#602c12', '#583400', '#574201', '#4a4802', '#30450b', '#164922', '#014937', '#014748', '#014457', '#113f67', '#303869', '#463162', '#572a50', '#612734',
  '#8e421b', '#804e00', '#7b5f03', '#6a6702', '#48660f', '#216c33', '#006b53', '#04686a', '#04657f', '#195e98', '#48549b', '#674990', '#803f76', '#8e3b4e',
  '#ba5c2d', '#ab6901', '#a27e07', '#8b8802', '#638922', '#358f49', '#0a8f70', '#0b8c8e', '#0a87a9', '#2c7ec6', '#6272c9', '#8a64bc', '#a8599c', '#bb536b',
  '#d97c50', '#cc8730', '#c39c2e', '#aaa739', '#81a749', '#5aae69', '#1ab28c', '#0eadb0', '#0ca8d1', '#529de5', '#8091e8', '#a784db', '#c778bb', '#db7489',
  '#f0a27f', '#e4ab6b', '#ddbd6e', '#c7c674', '#a4c47b', '#88ca91', '#6bcdad', '#56ccce', '#63c6e9', '#81bdf8', '#a2b3fb', '#c4a7f0', '#e09ed4', '#f19baa',
  '#fec4aa', '#f4ca9e', '#e7d09a', '#d7d79e', '#c4dda8', '#b2e1b7', '#a1e3cb', '#96e2e3', '#9cdef7', '#b0d7ff', '#c5d0fe', '#dbc8fc', '#f1c1e8', '#febfc9',
  '#ffded0', '#fbe1c7', '#f3e5c5', '#e9e9c7', '#ddedcd', '#d3efd6', '#caf1e2', '#c4f0f0', '#c7edfd', '#d4e9ff', '#dfe5fe', '#ebe0ff', '#fadcf3', '#fde6e8',
];
