import qrcode from 'qrcode-generator';

/** An address as a QR code: one path of squares. */
export function qrPath(address: string): { path: string; size: number } {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return { path, size };
}
