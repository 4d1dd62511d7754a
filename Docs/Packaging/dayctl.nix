# The static program of a release, because Nixpkgs has no Swift 6.2 yet.
{ lib, stdenvNoCC, fetchurl }:

stdenvNoCC.mkDerivation rec {
  pname = "dayctl";
  version = "0.1.0";

  src = fetchurl {
    url = "https://github.com/daykit/daykit/releases/download/${version}/dayctl-${version}-linux-x86_64.tar.gz";
    sha256 = "0000000000000000000000000000000000000000000000000000000000000000";
  };

  installPhase = ''
    runHook preInstall
    mkdir $out
    cp -R bin share $out
    runHook postInstall
  '';

  doInstallCheck = true;
  installCheckPhase = "[ $($out/bin/dayctl add 2025-08-29 30) = 2025-09-28 ]";

  meta = {
    description = "Calendar-date arithmetic on the command line";
    homepage = "https://github.com/daykit/daykit";
    # The project has no licence yet.
    license = lib.licenses.unfree;
    mainProgram = "dayctl";
    platforms = [ "x86_64-linux" ];
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
